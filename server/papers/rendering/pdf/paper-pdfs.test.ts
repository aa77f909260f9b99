import { anInvoice } from '@halles/testing/world/papers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { invoiceDocument } from '../documents/invoice-document.ts'
import { paperPdf } from './paper-pdf.ts'
import { createPaperPdfs } from './paper-pdfs.ts'

const DOCUMENT = invoiceDocument(anInvoice(), 'fr')

function aPrinter(over: Partial<Parameters<typeof createPaperPdfs>[0]> = {}) {
  const problems: unknown[] = []
  const pdfs = createPaperPdfs({
    report: (problem) => problems.push(problem),
    longest: 60_000,
    ...over,
  })
  onTestFinished(pdfs.close)
  return { ...pdfs, problems }
}

/** A thread that does something else. */
const scriptOf = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${code}`)}`,
  )

test('a thread makes what would be made here, and the next paper gets the same thread', async () => {
  const { render, renderMany, count } = aPrinter()
  const here = await paperPdf(DOCUMENT)
  expect(Buffer.compare(await render(1, DOCUMENT), here)).toBe(0)
  const one = renderMany(1, new AbortController().signal)
  expect(Buffer.compare(await one(DOCUMENT), here)).toBe(0)
  expect(count()).toBe(1)
})

test.each([
  ['fails', `parentPort.on('message', async () => { throw new Error('no font') })`],
  ['ends', `parentPort.on('message', () => process.exit())`],
  [
    'takes more memory than any paper',
    `parentPort.on('message', () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) })`,
  ],
])('a thread that %s is a refusal for now, is told of, and is gone', async (_, code) => {
  const { render, count, problems } = aPrinter({ script: scriptOf(code), heapMb: 24 })
  await expect(render(1, DOCUMENT)).rejects.toMatchObject({ code: 'unavailable' })
  expect(problems).toHaveLength(1)
  expect(count()).toBe(0)
  // Its place is free again.
  await expect(render(1, DOCUMENT)).rejects.toMatchObject({ code: 'unavailable' })
})

test('however many papers a thread makes, nothing of those before is kept', async () => {
  const warned: Error[] = []
  process.on('warning', (warning) => warned.push(warning))
  const { render } = aPrinter({
    script: scriptOf(`parentPort.on('message', () => parentPort.postMessage(new Uint8Array(1)))`),
  })
  for (let paper = 0; paper < 30; paper++) await render(1, DOCUMENT)
  expect(warned).toEqual([])
})

test('a thread that takes too long is ended', async () => {
  const script = scriptOf(`parentPort.on('message', () => { for (;;); })`)
  const { render, count } = aPrinter({ script, longest: 1 })
  await expect(render(1, DOCUMENT)).rejects.toMatchObject({ code: 'unavailable' })
  expect(count()).toBe(0)
})

test('a thread that has nothing to do ends', async () => {
  const { render, count } = aPrinter({ idle: 0 })
  await render(1, DOCUMENT)
  await expect.poll(count).toBe(0)
  expect((await render(1, DOCUMENT)).length).toBeGreaterThan(10_000)
})

test('an account has six papers at work or waiting; more are told when to come back', async () => {
  const { render, count } = aPrinter()
  const asked = Array.from({ length: 6 }, () => render(1, DOCUMENT))
  await expect(render(1, DOCUMENT)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 5 },
  })
  const other = render(2, DOCUMENT)
  expect(await Promise.all([...asked, other])).toHaveLength(7)
  expect(count()).toBeLessThanOrEqual(2)
})
