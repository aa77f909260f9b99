import type { Browser } from '../client/browser.ts'

/** A request that an endpoint takes, and another by the same person. */
export type ReplayedRequest = { by: Browser; body: object; other: object }

/** How those of some endpoints are made, by the endpoints' names, each in a world of its own. */
export type ReplayedRequests = Record<string, () => Promise<ReplayedRequest>>

/** Of nothing that there is. */
export const NO_ID = '0'.repeat(32)
