import { createStore } from './create-store.ts'

/** Notices of recalls to the restaurant that nobody of it has acknowledged, as the stream of events last said. */
export const openRecalls = createStore(0)
