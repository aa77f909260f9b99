/** In code units: a page of text for each part of an entry in the register of incidents. */
export const MAX_INCIDENT_TEXT_LENGTH = 3000
/** Longest text of when an incident occurred, in code units: a line. */
export const MAX_INCIDENT_TIME_LENGTH = 200
