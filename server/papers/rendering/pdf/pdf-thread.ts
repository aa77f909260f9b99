import { parentPort } from 'node:worker_threads'
import type { PaperDocument } from '../paper-document.ts'
import { paperPdf } from './paper-pdf.ts'

// A thread of render-pdf.ts: makes a PDF of each document that it is sent, one after the other.
parentPort?.on('message', async (document: PaperDocument) => {
  const bytes = await paperPdf(document)
  parentPort?.postMessage(bytes)
})
