/** Version of the terms of use that a sign-up accepts: the day they were last changed, in either language. */
export const TERMS_VERSION = '2026-11-27'
