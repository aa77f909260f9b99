import type { FieldProblem } from '@halles/contract/field-problems.ts'
import { later } from '@halles/domain/holidays.ts'
import type { PriceCells } from '@halles/domain/price-list-import/price-row.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aSupplier, type BuiltAccount, signedIn } from '@halles/testing/world/builders.ts'
import { aPriceFile, aPriceImport, aPricePreview } from '@halles/testing/world/price-file.ts'
import { fr } from '@halles/texts/fr.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
const CALL = '/api/price-list-import'
const today =
  (
    await sql<{ day: string }>`
  select (now() at time zone 'America/Toronto')::date::text as day`.execute(database)
  ).rows[0]?.day ?? ''

let supplier: BuiltAccount
let flank: { id: number; publicId: string }
let lamb: { id: number; publicId: string }
let list: { id: number; publicId: string; name: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  flank = await aProduct(world, supplier, {
    nameFr: 'Bavette',
    priceCents: 5_000,
    facts: { itemCode: 'BAV-1' },
  })
  lamb = await aProduct(world, supplier, {
    nameFr: 'Agneau',
    priceCents: 9_000,
    facts: { itemCode: 'AGN-1' },
  })
  list = await aPriceList(world, supplier, {
    lines: [
      { product: flank, priceCents: 4_800 },
      { product: flank, priceCents: 4_500, fromCases: 5, days: '[2020-01-01,2199-01-01)' },
    ],
  })
})

const post = (path: string, body: object) => supplier.browser.post(path, body)
const confirm = (public_id: string) => post(`${CALL}-confirm/`, { public_id })
const undo = (public_id: string) => post(`${CALL}-undo/`, { public_id })
const send = (file: string | Uint8Array, of = list, browser = supplier.browser) =>
  browser.post(`${CALL}/?price_list_public_id=${of.publicId}`, Buffer.from(file))
const preview = (rows: readonly PriceCells[]) => aPricePreview(supplier.browser, list, rows)
const rowsOf = async (public_id: string, kind: string) =>
  (await supplier.browser.get(`${CALL}/?public_id=${public_id}&kind=${kind}`)).body.results

/** The prices as they are stored, by product. */
async function prices(of = list): Promise<string[]> {
  const lines = await database
    .selectFrom('price_list_line')
    .innerJoin('product', 'product.id', 'product_id')
    .select(
      sql<string>`concat_ws(' ', name_fr, from_cases, days, price_list_line.price_cents)`.as(
        'line',
      ),
    )
    .where('price_list_id', '=', of.id)
    .orderBy('name_fr')
    .orderBy('from_cases')
    .orderBy('days')
    .execute()
  return lines.map(({ line }) => line)
}

async function exported(query: string): Promise<Uint8Array> {
  const cookie = `sessionid=${supplier.browser.cookies.get('sessionid')}`
  const address = `${world.origin}/api/price-list-export/?public_id=${list.publicId}&${query}`
  const file = await fetch(address, { headers: { Cookie: cookie } })
  return new Uint8Array(await file.arrayBuffer())
}

test.for([
  'format=csv&lang=fr',
  'format=csv&lang=en',
  'format=xlsx&lang=fr',
  'format=xlsx&lang=en',
])('what the export writes (%s) changes nothing when it is read', async (query) => {
  const { status, body } = await send(await exported(query))
  expect([status, body.counts]).toEqual([
    201,
    { new: 0, changed: 0, removed: 0, unchanged: 3, faulty: 0 },
  ])
  expect(await confirm(body.public_id)).toMatchObject({
    status: 409,
    body: { code: 'prices_unchanged' },
  })
})

test('a file that a spreadsheet has changed adds, changes and takes off, once; undone, nothing of it is left', async () => {
  const before = await prices()
  const file = Buffer.from(await exported('format=csv&lang=fr'))
    .toString()
    .replace('"1";"";"";""', '"1";"88,50";"";""')
    .replace('"48,00"', '"47,25"')
    .replace('"45,00"', '""')
  const { body } = await send(file)
  expect(body).toMatchObject({
    price_list: { public_id: list.publicId, name: list.name },
    ...{ state: 'previewed', done: 0, total: 3, taken_back: 0, left: 0 },
    counts: { new: 1, changed: 1, removed: 1, unchanged: 0, faulty: 0 },
  })
  expect(await prices()).toEqual(before)
  expect(await rowsOf(body.public_id, 'changed')).toEqual([
    {
      row: 3,
      unsure: false,
      code: flank.publicId,
      product: expect.objectContaining({
        public_id: flank.publicId,
        name_fr: 'Bavette',
        list_price: '50.00',
      }),
      price: { from_cases: 1, price: '47.25', from_day: null, until_day: null },
      before: [{ from_cases: 1, price: '48.00', from_day: null, until_day: null }],
      faults: [],
    },
  ])
  expect((await rowsOf(body.public_id, 'removed'))[0].price.price).toBeNull()

  const [one, other] = await Promise.all([confirm(body.public_id), confirm(body.public_id)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body).toMatchObject({ state: 'applied', done: 3, total: 3 })
  expect(await prices()).toEqual([
    `Agneau 1 [${today},) 8850`,
    `Bavette 1 (,${today}) 4800`,
    `Bavette 1 [${today},) 4725`,
    `Bavette 5 [2020-01-01,${today}) 4500`,
  ])
  expect((await undo(body.public_id)).body).toMatchObject({
    state: 'undone',
    taken_back: 3,
    left: 0,
  })
  expect((await undo(body.public_id)).body).toMatchObject({
    state: 'undone',
    taken_back: 3,
    left: 0,
  })
  expect(await prices()).toEqual(before)
  const { activity } = await recorded()
  expect(activity).toEqual([
    ['price_import_undone', list.name],
    ['prices_imported', list.name],
  ])
})

async function recorded() {
  const rows = await database
    .selectFrom('business_action')
    .select(['action', 'subject'])
    .where('account_id', '=', supplier.id)
    .orderBy('id', 'desc')
    .execute()
  return { activity: rows.map(({ action, subject }) => [action, subject]) }
}

test('undoing leaves a product whose prices somebody changed since, and says how many rows', async () => {
  const { public_id } = await aPriceImport(supplier.browser, list, [
    { item_code: 'BAV-1', from_cases: '1', price: '47' },
    { item_code: 'BAV-1', from_cases: '5', price: '44' },
    { item_code: 'AGN-1', from_cases: '1', price: '80' },
  ])
  const line = { product_public_id: flank.publicId, price: '43.00', from_cases: 5 }
  expect(
    (await post('/api/price-list-lines-set/', { public_id: list.publicId, lines: [line] })).status,
  ).toBe(200)
  const since = await prices()
  expect((await undo(public_id)).body).toMatchObject({
    state: 'undone',
    done: 3,
    taken_back: 1,
    left: 2,
  })
  expect(await prices()).toEqual(since.filter((one) => one.startsWith('Bavette')))
})

test('what is wrong with a row is said by its number and column, and downloaded in the caller’s language', async () => {
  const { public_id, counts } = await preview([
    { item_code: 'INCONNU', from_cases: '1', price: '40', from_day: '', until_day: '' },
    { item_code: 'bav-1', from_cases: '0', price: 'gratuit', from_day: '', until_day: '' },
    { item_code: 'bav-1', from_cases: '1', price: '50.01', from_day: '', until_day: '' },
    { item_code: 'bav-1', from_cases: '2', price: '0', from_day: '', until_day: '' },
    { item_code: 'bav-1', from_cases: '9', price: '49', from_day: '', until_day: '' },
    {
      item_code: 'bav-1',
      from_cases: '3',
      price: '46',
      from_day: '2030-02-02',
      until_day: '2030-01-01',
    },
    { item_code: 'bav-1', from_cases: '3', price: '46', from_day: '2020-02-02', until_day: '' },
    { item_code: 'agn-1', from_cases: '3', price: '46', from_day: '', until_day: '' },
    { item_code: 'agn-1', from_cases: '3', price: '46', from_day: '', until_day: '' },
    { item_code: 'agn-1', from_cases: '3', price: '46', from_day: later(today, 9), until_day: '' },
  ])
  expect(counts).toEqual({ new: 1, changed: 0, removed: 0, unchanged: 0, faulty: 9 })
  const faulty = await rowsOf(public_id, 'faulty')
  const said = faulty.map(
    ({ row, faults }: { row: number; faults: { column: string; reason: string }[] }) => [
      row,
      ...faults.map(({ column, reason }) => `${column} ${reason}`),
    ],
  )
  expect(said).toEqual([
    [2, 'item_code product_unknown'],
    [3, 'from_cases from_cases_invalid', 'price amount_unreadable'],
    [4, 'price above_list_price'],
    [5, 'price amount_not_positive'],
    [6, 'price steps_rise'],
    [7, 'until_day dates_reversed'],
    [8, 'from_day day_past'],
    [10, 'row line_twice'],
    [11, 'from_day days_overlap'],
  ])
  expect(faulty[0]).toMatchObject({ code: 'INCONNU', product: null, price: null, before: [] })
  for (const [lang, sentence, heading] of [
    ['fr', 'Prix de la liste\u00a0: le prix doit être supérieur à 0.', 'Code du produit'],
    ['en', 'Price on the list: the price must be above 0.', 'Item code'],
  ]) {
    const { text } = await supplier.browser.get(
      `${CALL}-faults/?public_id=${public_id}&lang=${lang}`,
    )
    expect(text).toContain(sentence)
    expect(text).toContain(heading)
    expect(text.trim().split('\r\n')).toHaveLength(10)
  }
})

test.for<[string, string, FieldProblem]>([
  ['nothing', '', 'prices_file_empty'],
  ['no price column', 'code,note\nBAV-1,x', 'prices_columns_missing'],
  ['neither code nor identifier', 'nom,prix\nBavette,1', 'prices_columns_missing'],
  ['a column twice', 'code,prix,price\nBAV-1,1,2', 'file_column_twice'],
  [
    '20,001 rows',
    aPriceFile(Array.from({ length: 20_001 }, () => ({ item_code: 'X', price: '1' }))),
    'file_too_many_rows',
  ],
])('a file with %s is refused, and nothing is stored', async ([, file, code]) => {
  const before = await fingerprint(database)
  const { status, body } = await send(file)
  expect([status, body.fields]).toEqual([400, { file: fr.fieldProblems[code] }])
  expect(await fingerprint(database)).toBe(before)
})

test('a preview whose prices have changed since is not confirmed', async () => {
  const { public_id } = await preview([{ item_code: 'AGN-1', price: '80' }])
  const line = { product_public_id: lamb.publicId, price: '70.00' }
  await post('/api/price-list-lines-set/', { public_id: list.publicId, lines: [line] })
  const before = await prices()
  expect(await confirm(public_id)).toMatchObject({ status: 409, body: { code: 'prices_changed' } })
  expect(await prices()).toEqual(before)
})

test('a preview of yesterday is not confirmed, since what it would change has passed', async () => {
  const { public_id } = await preview([{ item_code: 'AGN-1', price: '80' }])
  await database
    .updateTable('price_import')
    .set({ first_day: later(today, -1) })
    .where('public_id', '=', public_id)
    .execute()
  expect(await confirm(public_id)).toMatchObject({ status: 409, body: { code: 'prices_changed' } })
})

test('each price list has its own preview and its own last import; another supplier’s is not there', async () => {
  const second = await aPriceList(world, supplier)
  const one = await aPriceImport(supplier.browser, list, [{ item_code: 'AGN-1', price: '80' }])
  const two = await aPriceImport(supplier.browser, second, [{ item_code: 'AGN-1', price: '81' }])
  const last = async (of = list) =>
    (await supplier.browser.get(`${CALL}-last/?price_list_public_id=${of.publicId}`)).body.last
  expect([(await last()).public_id, (await last(second)).public_id]).toEqual([
    one.public_id,
    two.public_id,
  ])
  expect((await undo(one.public_id)).body.state).toBe('undone')
  expect(await prices(second)).toEqual([`Agneau 1 [${today},) 8100`])

  const other = await aSupplier(world)
  const theirs = await aPriceList(world, other)
  const before = await fingerprint(database)
  for (const step of ['confirm', 'undo']) {
    const answer = await other.browser.post(`${CALL}-${step}/`, { public_id: two.public_id })
    expect([step, answer.status]).toEqual([step, 404])
  }
  for (const path of [
    `${CALL}/?public_id=${two.public_id}&kind=new`,
    `${CALL}-faults/?public_id=${two.public_id}`,
    `${CALL}-last/?price_list_public_id=${list.publicId}`,
  ]) {
    expect([path, (await other.browser.get(path)).status]).toEqual([path, 404])
  }
  expect((await send('code,prix\nAGN-1,80', list, other.browser)).status).toBe(404)
  expect(await fingerprint(database)).toBe(before)
  const { body } = await send('code,prix\nAGN-1,80', theirs, other.browser)
  expect(body.counts).toMatchObject({ new: 0, faulty: 1 })
})

test('with a price list goes its preview, and what could be undone', async () => {
  const { public_id } = await aPriceImport(supplier.browser, list, [
    { item_code: 'AGN-1', price: '80' },
  ])
  const kept = await preview([{ item_code: 'AGN-1', price: '79' }])
  expect((await post('/api/price-list-remove/', { public_id: list.publicId })).status).toBe(200)
  expect([(await undo(public_id)).status, (await confirm(kept.public_id)).status]).toEqual([
    404, 404,
  ])
})

test('two previews of one list at once: one is left, and confirmed once', async () => {
  const answers = await Promise.all(
    ['80', '81'].map((price) => send(aPriceFile([{ item_code: 'AGN-1', price }]))),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const confirmed = await Promise.all(answers.map(({ body }) => confirm(body.public_id)))
  expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await prices()).filter((line) => line.startsWith('Agneau'))).toHaveLength(1)
})

test('a price list that is removed while its prices are confirmed is gone, with all that was to come', async () => {
  const colleague = await signedIn(world, supplier)
  const { public_id } = await preview([{ item_code: 'AGN-1', price: '80' }])
  const [confirmed, removed] = await Promise.all([
    confirm(public_id),
    colleague.post('/api/price-list-remove/', { public_id: list.publicId }),
  ])
  expect([confirmed.status === 200 || confirmed.status === 404, removed.status]).toEqual([
    true,
    200,
  ])
  expect(await prices()).toEqual([])
  const imports = database.selectFrom('price_import').select('id')
  expect(await imports.where('supplier_id', '=', supplier.id).execute()).toEqual([])
})
