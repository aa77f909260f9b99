import type { Language } from '@halles/contract/language.ts'
import {
  JUDGED_IN_ENGLISH,
  JUDGED_IN_FRENCH,
} from '../server/catalogue/product-list/judged-searches.ts'
import type { Body, Browser } from '../testing/client/browser.ts'
import { aRestaurant } from '../testing/world/builders.ts'
import { openMarket } from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { median } from './median.ts'

// What comes first in a real catalogue for each of the judged searches, to be read by a person, how many products it
// finds and how long the answer takes over HTTP, the median of five.
const {
  files: [file = ''],
  options,
} = commandLine('bench:search -- <products.csv> [--suppliers 20]', {
  files: [1, 1],
  options: { suppliers: 20 },
})
const TIMES = 5
const SHOWN = 5

const market = await openMarket({ file, supplierCount: options.suppliers })
try {
  const { browser } = await aRestaurant(market)
  for (const [search] of JUDGED_IN_FRENCH) await show(browser, search, 'fr')
  for (const [search] of JUDGED_IN_ENGLISH) await show(browser, search, 'en')
} finally {
  await market.stop()
}

async function show(browser: Browser, search: string, lang: Language): Promise<void> {
  const path = `/api/product-list/?${new URLSearchParams({ search, lang })}`
  const times: number[] = []
  let body: Body
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now()
    body = (await browser.get(path)).body
    times.push(performance.now() - start)
  }
  const first = body.results.slice(0, SHOWN).map((product: Body) => product[`name_${lang}`])
  console.log(
    `${search} (${lang}): ${body.count} in ${Math.round(median(times))} ms: ${first.join(' · ')}`,
  )
}
