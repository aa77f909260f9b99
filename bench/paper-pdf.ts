import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { invoiceDocument } from '../server/papers/rendering/documents/invoice-document.ts'
import { orderDocument } from '../server/papers/rendering/documents/order-document.ts'
import { statementDocument } from '../server/papers/rendering/documents/statement-document.ts'
import type { PaperDocument } from '../server/papers/rendering/paper-document.ts'
import { createPaperPdfs } from '../server/papers/rendering/pdf/paper-pdfs.ts'
import { anInvoice, anOrderPaper, aStatement } from '../testing/world/papers.ts'
import { commandLine } from './command-line.ts'
import { describeMachine } from './machine.ts'
import { markdownTable } from './markdown-table.ts'
import { median } from './median.ts'
import { percentile } from './percentile.ts'

// How long a PDF takes in its thread, the first one aside, and how long the server's own loop is held while threads make them. What
// the machine does besides shows in the time, hardly in the processor's.
const {
  options: { rounds },
} = commandLine('bench:paper-pdf [-- --rounds 60]', { options: { rounds: 60 } })

const DOCUMENTS: [string, PaperDocument][] = [
  ['invoice of 10 lines, French', invoiceDocument(anInvoice(10), 'fr')],
  ['invoice of 10 lines, both languages', invoiceDocument(anInvoice(10), 'en')],
  ['invoice of 40 lines, both languages', invoiceDocument(anInvoice(40), 'en')],
  ['invoice of 200 lines, both languages', invoiceDocument(anInvoice(200), 'en')],
  [
    'packing slip of 40 lines, both languages',
    orderDocument(anOrderPaper(40), 'packing_slip', 'en'),
  ],
  ['statement, both languages', statementDocument(aStatement(), 'en')],
]

console.log(`${await describeMachine()}.\n`)
const pdfs = createPaperPdfs({
  report: (problem) => {
    throw problem
  },
})
const [, first] = DOCUMENTS[0] ?? []
if (!first) throw new Error('no document')
const begun = performance.now()
await pdfs.render(1, first)
console.log(`The first, with its thread: ${(performance.now() - begun).toFixed(0)} ms.\n`)

const rows: string[][] = []
for (const [name, document] of DOCUMENTS) {
  for (let warm = 0; warm < 10; warm++) await pdfs.render(1, document)
  const times: number[] = []
  let bytes = 0
  const before = await heldWhile(() => sleep(2_000))
  const work = process.cpuUsage()
  const loop = performance.eventLoopUtilization()
  const held = await heldWhile(async () => {
    for (let round = 0; round < rounds; round++) {
      const start = performance.now()
      bytes = (await pdfs.render(1, document)).length
      times.push(performance.now() - start)
    }
  })
  const { active } = performance.eventLoopUtilization(loop)
  const { user, system } = process.cpuUsage(work)
  rows.push([
    name,
    `${median(times).toFixed(0)} ms`,
    `${percentile(times, 0.95).toFixed(0)} ms`,
    `${((user + system) / 1000 / rounds).toFixed(0)} ms`,
    `${(active / rounds).toFixed(1)} ms`,
    `${held.toFixed(0)} ms (${before.toFixed(0)})`,
    `${(bytes / 1000).toFixed(0)} kB`,
  ])
}
console.log(
  markdownTable(
    [
      ...['', 'median', 'p95', 'of the processor', 'of the server’s loop'],
      'loop late at most (idle)',
      'size',
    ],
    rows,
  ),
)
pdfs.close()

/** How late the loop was at most meanwhile: by the machine's other work too. */
async function heldWhile(run: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await run()
  delay.disable()
  return delay.max / 1e6
}
