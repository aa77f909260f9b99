import { parentPort } from 'node:worker_threads'
import type { PaperDocument } from '../paper-document.ts'
import { paperPdf } from './paper-pdf.ts'

// A thread of render-pdf.ts: makes a PDF of each document that it is sent, one after the other.
parentPort?.on('message', async (document: PaperDocument) => {
  // Handed over, not copied: the server's own thread only takes it.
  const bytes = new Uint8Array(await paperPdf(document))
  parentPort?.postMessage(bytes, [bytes.buffer])
})
