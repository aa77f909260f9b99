import type { PlacesGiven } from '../../../platform/limits/places.ts'
import { createRoom } from '../../../platform/limits/room.ts'
import type { PaperDocument } from '../paper-document.ts'
import { createThreads } from './thread-pool.ts'

/** Less than a call may take: a thread that begins on a machine with much else to do takes seconds. */
const LONGEST = 25_000
const IDLE = 60_000
/** Four times what 200 lines take. */
const HEAP_MB = 256
/** Of calls: whoever asks for more at once is told to come back. */
const PLACES = { atWork: 2, ofOwner: 6, inAll: 24 }
/** Of downloads of many papers at once, so that each has its next turn within seconds: a connection is cut after 30 without a byte. */
const ARCHIVES = { ofAccount: 4, ofServer: 24 }

export type PaperPdfs = {
  /** In turn with an account's others; refused for now (503) where there are too many, or a thread fails. */
  render: (accountId: number, document: PaperDocument) => Promise<Uint8Array>
  /**
   * For many papers, one after the other, of a caller that says when it has gone: each waits for its turn until then. Refused for now
   * where too many callers are at that already.
   */
  renderMany: (
    accountId: number,
    gone: AbortSignal,
  ) => (document: PaperDocument) => Promise<Uint8Array>
  close: () => void
}

/** Makes papers PDFs in threads, two at a time: the server's own goes on meanwhile. */
export function createPaperPdfs({
  report,
  script = new URL('pdf-thread.ts', import.meta.url),
  longest = LONGEST,
  idle = IDLE,
  heapMb = HEAP_MB,
  places = PLACES,
}: {
  report: (problem: unknown) => void
  script?: URL
  longest?: number
  idle?: number
  heapMb?: number
  places?: PlacesGiven
}): PaperPdfs & { count: () => number; archives: () => number } {
  const archives = createRoom(ARCHIVES)
  const { ask, count, close } = createThreads<PaperDocument, Uint8Array>({
    ...{ script, longest, idle, heapMb, places, report },
  })
  return {
    render: (accountId, document) => ask(accountId, document),
    renderMany(accountId, gone) {
      gone.throwIfAborted()
      gone.addEventListener('abort', archives.take(accountId, 1), { once: true })
      return (document) => ask(accountId, document, gone)
    },
    count,
    /** Callers at many papers. */
    archives: archives.held,
    close,
  }
}
