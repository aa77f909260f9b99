import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { createStore } from './create-store.ts'

export type ApprovalNews = NonNullable<Received<Endpoints['events']>['approval']>

/** What became of the restaurant's newest request for approval while this page was open; undefined: nothing yet. */
export const approvalNews = createStore<ApprovalNews | undefined>(undefined)
