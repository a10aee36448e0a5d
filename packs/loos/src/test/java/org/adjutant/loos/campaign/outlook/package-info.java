/** What the counsel for programs says in positions where a person would know. */
@NullMarked
package org.adjutant.loos.campaign.outlook;

import org.jspecify.annotations.NullMarked;
