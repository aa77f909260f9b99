/** The server cannot start, or go on, for a reason its operator can act on: `message` is the one line to show. */
export class StartRefused extends Error {}
