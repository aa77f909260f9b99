import { kilobytes, measurePages, pagesOverBudget, readBuild } from './budgets.ts'

// `npm run bench:budgets`: what each page of the last build loads, by brotli.
const { manifest, sizeOf } = readBuild()
const weights = measurePages(manifest, sizeOf)
for (const { page, scripts, js, css, budget } of weights) {
  const figures = [String(scripts.length), kilobytes(js), kilobytes(budget), kilobytes(css)]
  process.stdout.write(`${page.padEnd(68)}${figures.map((text) => text.padStart(10)).join('')}\n`)
}
const complaints = pagesOverBudget(weights)
process.stdout.write(complaints.map((line) => `${line}\n`).join(''))
process.exitCode = complaints.length > 0 ? 1 : 0
