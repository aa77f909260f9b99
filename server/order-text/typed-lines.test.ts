import { readFileSync } from 'node:fs'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { pricePerKg, pricePerUnit } from '@halles/domain/unit-price.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { somePurchases } from '@halles/testing/world/purchases-sql.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'

// Lines as strangers typed them, with the readings that are right (typed-lines/README.md), for kitchens of 120 products in a
// market of 3,294.

type Item = {
  good: string
  with_history: Record<string, number>
  without_history: Record<string, number>
  offer: string[]
}
type Typed = { text: string; items: Item[] }
type History = 'with_history' | 'without_history'

const world = await anOwnApp()
const publicIds = await fillTheMarket()
const meantBy = new Map([...publicIds].map(([id, publicId]) => [publicId, id]))

test.each([
  ['one', 199, 27],
  ['two', 176, 43],
  ['three', 186, 36],
  ['four', 219, 44],
  ['five', 193, 50],
  ['six', 174, 50],
  ['seven', 165, 53],
  ['eight', 179, 36],
])(
  'set %s, with its kitchen’s history: nothing is chosen wrongly, and most without a question',
  async (set, chosen, offered) => {
    const judged = await judge(set, await aKitchenOf(set), 'with_history')
    expect(judged).toMatchObject({ wrong: [], chosen, offered })
  },
)

test.each([
  ['one', 66, 11],
  ['two', 44, 2],
  ['three', 61, 10],
  ['four', 41, 6],
  ['five', 47, 13],
  ['six', 55, 4],
  ['seven', 46, 4],
  ['eight', 44, 21],
])(
  'set %s, without any history: what its author would ask about is chosen seldom',
  async (set, chosen, unlike) => {
    const judged = await judge(set, await aRestaurant(world), 'without_history')
    expect([judged.chosen, judged.wrong.length]).toEqual([chosen, unlike])
  },
)

test('of 146 traps, where only a doubt is right, nothing is chosen', async () => {
  const judged = await judge('traps', await aKitchenOf('traps'), 'with_history')
  expect(judged).toMatchObject({ wrong: [], chosen: 0, offered: 144 })
})

async function fillTheMarket(): Promise<Map<string, string>> {
  const supplier = await aSupplier(world)
  const rows = parse<Record<string, string>>(read('products.csv'), { columns: true })
  const products = rows.map((row) => {
    const { name_fr = '', name_en = '', unit = '' } = row
    const [priceCents, quantityHundredths] = [
      hundredths(row.price),
      hundredths(row.quantity_per_case),
    ]
    return {
      supplier_id: supplier.id,
      category: CATEGORY_NAMES.find((name) => name === row.category) ?? 'beef',
      ...{ name_fr, name_en, unit, description: '' },
      price_cents: priceCents,
      quantity_hundredths: quantityHundredths,
      price_per_unit: pricePerUnit(priceCents, quantityHundredths),
      price_per_kg: pricePerKg({ priceCents, quantityHundredths, unit }) ?? null,
    }
  })
  const inserted: { public_id: string }[] = []
  // A slice at a time, well within what a statement may take on a busy machine.
  for (let first = 0; first < products.length; first += 500) {
    const slice = products.slice(first, first + 500)
    const written = world.database.insertInto('product').values(slice).returning('public_id')
    inserted.push(...(await written.execute()))
  }
  return new Map(rows.map((row, at) => [row.id ?? '', inserted[at]?.public_id ?? '']))
}

async function aKitchenOf(set: string): Promise<BuiltAccount> {
  const restaurant = await aRestaurant(world)
  const rows = parse<{ id: string; cases: string; times: string }>(read(`${set}.kitchen.csv`), {
    columns: true,
  })
  await somePurchases(
    world,
    restaurant,
    rows.map(({ id, cases, times }) => ({
      publicId: publicIds.get(id) ?? '',
      cases: Number(cases),
      times: Number(times),
    })),
  )
  return restaurant
}

/** What orders nothing, between lines, so that it is known which goods are of which. */
const BETWEEN = 'produit'

/** `wrong`: chosen otherwise than its author has it. `offered`: doubts with a right product among five. */
async function judge(set: string, { browser }: BuiltAccount, history: History) {
  const typed: Typed[] = read(`${set}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const found = { wrong: [] as string[], chosen: 0, offered: 0 }
  for (let from = 0; from < typed.length; from += 50) {
    const some = typed.slice(from, from + 50)
    const text = some.map((line) => line.text).join(`\n${BETWEEN}\n`)
    const { status, body } = await browser.post('/api/order-text/', { text })
    expect(status).toBe(200)
    const read = goodsOf(body.lines)
    for (const [at, { text, items }] of some.entries()) {
      const goods = read[at] ?? []
      for (const [place, item] of items.entries()) {
        const { chosen, matches = [] } = (goods.length === items.length && goods[place]) || {}
        const ids = matches.map(({ product }: Body) => meantBy.get(product.public_id))
        const said = `${text}: ${item.good} is ${ids[0]} × ${matches[0]?.cases}`
        if (chosen) {
          found.chosen++
          if (item[history][ids[0]] !== matches[0].cases) found.wrong.push(said)
        } else if (ids.some((id: string) => item.offer.includes(id))) found.offered++
      }
    }
  }
  return found
}

/** The goods that were read, by the line that they stand in. */
function goodsOf(lines: Body[]): Body[][] {
  const goods: Body[][] = [[]]
  for (const line of lines) {
    if (line.text === BETWEEN) goods.push([])
    else if (line.kind === 'item') goods.at(-1)?.push(line)
  }
  return goods
}

function hundredths(number = ''): number {
  return Math.round(Number(number) * 100)
}

function read(file: string): string {
  return readFileSync(new URL(`typed-lines/${file}`, import.meta.url), 'utf8')
}
