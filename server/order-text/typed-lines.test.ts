import { readFileSync } from 'node:fs'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'

// A market of 391 real products, of which a kitchen has ordered 111 (typed-lines/README.md), and lines as it types them.

type Row = {
  ordered: string
  name_fr: string
  name_en: string
  category: string
  unit: string
  quantity_per_case: string
  price: string
}
type Typed = { text: string; cases: string; meant: string }

const world = await anOwnApp()
const restaurant = await aRestaurant(world)
const meantBy = await fillTheMarket()

test('of the 200 lines that the rules were written with, 168 are chosen, none wrongly', async () => {
  expect(await judge('tuned.tsv')).toEqual({ wrong: [], chosen: 168, lines: 200 })
})

test('of 100 lines that the rules were not written with, 83 are chosen, none wrongly', async () => {
  expect(await judge('held-out.tsv')).toEqual({ wrong: [], chosen: 83, lines: 100 })
})

test('with every other product in a guide no line is chosen wrongly, and no fewer are', async () => {
  await aGuide(
    restaurant,
    [...meantBy.keys()].filter((_, at) => at % 2 === 0).map((publicId) => ({ publicId })),
  )
  const tuned = await judge('tuned.tsv')
  const heldOut = await judge('held-out.tsv')
  expect([tuned.wrong, heldOut.wrong]).toEqual([[], []])
  expect(tuned.chosen).toBeGreaterThanOrEqual(168)
  expect(heldOut.chosen).toBeGreaterThanOrEqual(83)
})

async function fillTheMarket(): Promise<Map<string, string>> {
  const supplier = await aSupplier(world)
  const rows: Row[] = parse(read('products.csv'), { columns: true })
  const ordered = new Map<string, string>()
  for (const row of rows) {
    const category = CATEGORY_NAMES.find((name) => name === row.category)
    const { publicId } = await aProduct(world, supplier, {
      nameFr: row.name_fr,
      nameEn: row.name_en,
      ...(category && { category }),
      unit: row.unit,
      quantityHundredths: Math.round(Number(row.quantity_per_case) * 100),
      priceCents: Math.round(Number(row.price) * 100),
    })
    if (row.ordered !== '') ordered.set(publicId, row.ordered)
  }
  const lines = [...ordered.keys()].map((publicId) => ({ product: { publicId }, quantity: 1 }))
  await anOrder(world, restaurant, lines)
  return ordered
}

/** `cases meant` of each line that was chosen without asking, beside what it was to be. */
async function judge(file: string) {
  const typed: Typed[] = parse(read(file), { columns: true, delimiter: '\t', quote: false })
  const text = typed.map((line) => line.text).join('\n')
  const { status, body } = await restaurant.browser.post('/api/order-text/', { text })
  expect(status).toBe(200)
  expect(body.lines.map((line: Body) => line.text)).toEqual(typed.map((line) => line.text))
  const judged = typed.map((line, at) => ({ line, said: said(body.lines[at]) }))
  const chosen = judged.filter(({ said }) => said !== undefined)
  const wrong = chosen.filter(({ line, said }) => said !== `${line.cases} ${line.meant}`)
  return {
    wrong: wrong.map(({ line, said }) => ({ ...line, said })),
    chosen: chosen.length,
    lines: typed.length,
  }
}

function said({ chosen, matches }: Body): string | undefined {
  if (chosen === null) return undefined
  const [match] = matches
  return `${match.cases} ${meantBy.get(match.product.public_id)}`
}

function read(file: string): string {
  return readFileSync(new URL(`typed-lines/${file}`, import.meta.url), 'utf8')
}
