import type { Language } from '@halles/contract/language.ts'
import type { PaperContent } from '@halles/domain/papers/paper.ts'
import type { PlacesGiven } from '../../../platform/limits/places.ts'
import { invoiceDocument } from '../documents/invoice-document.ts'
import type { PaperDocument } from '../paper-document.ts'
import { createThreads } from './thread-pool.ts'

/** Less than a call may take: a thread that begins on a machine with much else to do takes seconds. */
const LONGEST = 25_000
const IDLE = 60_000
/** Four times what 200 lines take. */
const HEAP_MB = 256
/** Of calls: whoever asks for more at once is told to come back. */
const PLACES = { atWork: 2, ofOwner: 6, inAll: 24 }

export type PaperPdfs = {
  /** In turn with an account's others; refused for now (503) where there are too many, or a thread fails. */
  render: (accountId: number, document: PaperDocument) => Promise<Uint8Array>
  /** The same of an invoice or a credit note. */
  ofPaper: (accountId: number, paper: PaperContent, language: Language) => Promise<Uint8Array>
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
}): PaperPdfs & { count: () => number } {
  const { ask, count, close } = createThreads<PaperDocument, Uint8Array>({
    ...{ script, longest, idle, heapMb, places, report },
  })
  return {
    render: ask,
    ofPaper: (accountId, paper, language) => ask(accountId, invoiceDocument(paper, language)),
    count,
    close,
  }
}
