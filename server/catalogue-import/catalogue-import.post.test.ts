import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { casesNamed } from '@halles/testing/checks/rounds.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, aVisitor, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aPriceList } from '@halles/testing/world/price-list.ts'
import { unsaidFields } from '@halles/testing/world/unsaid-fields.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
const PATH = '/api/catalogue-import/'
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

function preview(file: string | Buffer, { browser }: BuiltAccount = supplier) {
  return browser.post(PATH, Buffer.from(file))
}

async function rows(publicId: string, kind: string): Promise<Body[]> {
  const answer = await supplier.browser.get(`${PATH}?public_id=${publicId}&kind=${kind}`)
  return answer.body.results
}

async function exported(): Promise<string> {
  return (await supplier.browser.get('/api/catalogue-export/?format=csv')).text
}

async function faultsOf(file: string): Promise<unknown[]> {
  const { body } = await preview(file)
  const faulty = await rows(body.public_id, 'faulty')
  return faulty.map(({ row, faults }) => [
    row,
    faults.map((fault: Body) => [fault.column, fault.reason]),
  ])
}

test('a preview shows what is new, changed with the old price, unchanged and faulty, and changes no product', async () => {
  await aProduct(world, supplier, { nameFr: 'Bavette', nameEn: 'Flank' })
  await aProduct(world, supplier, { nameFr: 'Onglet', nameEn: 'Hanger', description: 'Paré.' })
  const beef = { category: 'Bœuf', quantity_per_case: '10', unit: 'kg' }
  const { status, body } = await preview(
    aPriceList([
      {},
      { ...beef, name_fr: 'bavette', name_en: 'Flank', price: '61,25' },
      { ...beef, name_fr: 'Onglet', name_en: 'Hanger', price: '50' },
      { name_fr: '', price: '-1' },
    ]),
  )
  expect([status, body]).toEqual([
    201,
    {
      public_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      state: 'previewed',
      done: 0,
      total: 2,
      counts: { new: 1, changed: 1, unchanged: 1, faulty: 1 },
      confirmed_at: null,
      undone_at: null,
    },
  ])
  const [added] = await rows(body.public_id, 'new')
  expect(added).toEqual({
    row: 2,
    name: 'Poitrine de poulet',
    product: {
      ...unsaidFields('supplier', 'everybody'),
      name_fr: 'Poitrine de poulet',
      name_en: 'Chicken breast',
      category: 'chicken',
      unit: 'kg',
      quantity_per_case: '10',
      price: '85.00',
      description: '',
      lead_days: 0,
      pick_place: '',
    },
    before: null,
    faults: [],
  })
  const [changed] = await rows(body.public_id, 'changed')
  expect([changed.row, changed.name, changed.before.price, changed.product.price]).toEqual([
    ...[3, 'Bavette', '50.00', '61.25'],
  ])
  // The list has no column for it.
  const [unchanged] = await rows(body.public_id, 'unchanged')
  expect([unchanged.name, unchanged.product.description]).toEqual(['Onglet', 'Paré.'])
  expect((await rows(body.public_id, 'faulty'))[0]).toMatchObject({
    row: 5,
    name: 'Chicken breast',
    product: null,
    faults: [
      { column: 'name_fr', reason: 'required', cell: '' },
      { column: 'price', reason: 'amount_not_positive', cell: '-1' },
    ],
  })
  expect((await supplier.browser.get('/api/supplier-product-list/')).body.count).toBe(2)
})

test("rows with another supplier's product, a negative price or an unknown category are faulty [A209]", async () => {
  const theirs = await aProduct(world, await aSupplier(world))
  const before = await exported()
  const list = aPriceList([
    { public_id: theirs.publicId },
    { public_id: '', price: '-5.00' },
    { public_id: '', category: 'licorne' },
    { public_id: '0'.repeat(32) },
  ])
  expect(await faultsOf(list)).toEqual([
    [2, [['public_id', 'product_unknown']]],
    [3, [['price', 'amount_not_positive']]],
    [4, [['category', 'category_unknown']]],
    [5, [['public_id', 'product_unknown']]],
  ])
  const { body } = await preview(list)
  const confirmed = await supplier.browser.post('/api/catalogue-import-confirm/', {
    public_id: body.public_id,
  })
  expect([confirmed.status, confirmed.body.code]).toEqual([409, 'import_empty'])
  expect(await exported()).toBe(before)
})

test('row 500 of a thousand is named with its column, and nothing is written before the supplier says so [A208]', async () => {
  const list = Array.from({ length: 1000 }, (_, index) => ({
    name_fr: `Produit ${index + 1}`,
    name_en: `Product ${index + 1}`,
    price: index === 498 ? '12,5o' : '12,50',
  }))
  const { body } = await preview(aPriceList(list))
  expect(body.counts).toEqual({ new: 999, changed: 0, unchanged: 0, faulty: 1 })
  expect(await rows(body.public_id, 'faulty')).toMatchObject([
    { row: 500, faults: [{ column: 'price', reason: 'amount_unreadable', cell: '12,5o' }] },
  ])
  expect((await supplier.browser.get('/api/supplier-product-list/')).body.count).toBe(0)
})

const TOO_LONG = [
  ['name_fr', 'text_too_long'],
  ['name_en', 'text_too_long'],
  ['description', 'text_too_long'],
  ['price', 'amount_unreadable'],
  ['category', 'category_unknown'],
] as const

test.each(casesNamed(TOO_LONG, 'name_fr', 'price'))(
  'a cell of 500,000 characters under %s is a fault of its row, and the others are read [A208]',
  async (column, reason) => {
    const list = aPriceList([
      { description: '' },
      { name_fr: 'Cuisse', description: '', [column]: 'x'.repeat(500_000) },
      { name_fr: 'Aile', description: '' },
    ])
    const { status, body } = await preview(list)
    expect([status, body.counts]).toEqual([201, { new: 2, changed: 0, unchanged: 0, faulty: 1 }])
    const [faulty] = await rows(body.public_id, 'faulty')
    expect(faulty).toMatchObject({
      row: 3,
      faults: [{ column, reason, cell: 'x'.repeat(100) }],
    })
  },
)

const FRENCH = [
  'Prix par caisse;Nom français;Nom anglais;Quantité par caisse;Unité;Catégorie',
  '"1 234,50 $";Épaule de bœuf;Beef shoulder;12,5;kg;BŒUF',
].join('\r\n')
const ENGLISH = [
  'english name,french name,category,unit,quantity per case,price',
  'Beef shoulder,Épaule de bœuf,Beef,kg,12.50,"$1,234.50"',
].join('\n')

function utf16(text: string, order: 'le' | 'be'): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

const ENCODINGS: [string, Buffer][] = [
  ['UTF-8', Buffer.from(FRENCH)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${FRENCH}`)],
  ['UTF-16, little end first', utf16(FRENCH, 'le')],
  ['UTF-16, big end first', utf16(FRENCH, 'be')],
  ['Windows-1252', Buffer.from(FRENCH.replaceAll('œ', '\x9c').replaceAll('Œ', '\x8c'), 'latin1')],
  ['blank lines before the headings', Buffer.from(`\r\n\r\n${FRENCH}`)],
  ['tabs', Buffer.from(FRENCH.replaceAll(';', '\t'))],
  ['English headings, commas and points', Buffer.from(ENGLISH)],
]

// One of each reader of bytes; each preview starts a thread.
test.each(
  casesNamed(
    ENCODINGS,
    'UTF-8 with its mark',
    'UTF-16, big end first',
    'Windows-1252',
    'English headings, commas and points',
  ),
)('%s is read rightly [A210]', async (_, file) => {
  const { body } = await preview(file)
  const [row] = await rows(body.public_id, 'new')
  expect(row?.product).toMatchObject({
    name_fr: 'Épaule de bœuf',
    name_en: 'Beef shoulder',
    category: 'beef',
    quantity_per_case: '12.5',
    price: '1234.50',
  })
})

const HEADINGS = 'name_fr,name_en,category,unit,quantity_per_case,price'

const REFUSED: [string, string | Buffer, string][] = [
  ['nothing', '', 'Ce fichier ne contient aucun produit.'],
  ['headings alone', `${HEADINGS}\n`, 'Ce fichier ne contient aucun produit.'],
  ['UTF-16 without its mark', Buffer.from(FRENCH, 'utf16le'), 'lisible'],
  [
    'UTF-8 with its mark and a byte that is none',
    Buffer.concat([Buffer.from(`\ufeff${FRENCH}`), Buffer.from([0xe9])]),
    'lisible',
  ],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'lisible'],
  ['an archive that is no workbook', Buffer.from('PK\x03\x04 and then nothing'), 'lisible'],
  ['one cell of 5 MB', `${HEADINGS}\n"${'x'.repeat(5 * 1024 * 1024)}"`, 'lisible'],
  ['a million rows', `${HEADINGS}\n${'a,b,c\n'.repeat(1_000_000)}`, '20\u00a0000 lignes'],
  ['20,001 rows', `${HEADINGS}\n${'a\n'.repeat(20_001)}`, '20\u00a0000 lignes'],
  ['no price', 'name_fr,name_en,category,unit,quantity_per_case\na,b,beef,kg,1', 'colonnes'],
  ['the price twice', `${HEADINGS},Prix\n`, 'deux fois'],
]

test.each(casesNamed(REFUSED, 'nothing', 'a picture', 'a million rows', 'the price twice'))(
  '%s is refused with its reason, and nothing is kept of it [A206, A210]',
  async (_, file, reason) => {
    const before = await fingerprint(world.database)
    const { status, body } = await preview(file)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.fields.file).toContain(reason)
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('a file over ten megabytes is refused unread [A206]', async () => {
  const { status, body } = await preview(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))
  expect([status, body.code]).toEqual([413, 'too_large'])
})

test('a file from nobody is not taken in, however long it says it is', async () => {
  const visitor = aVisitor(world)
  const { status, body } = await visitor.post(PATH, Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))
  expect([status, body.code]).toEqual([401, 'not_authenticated'])
})

test.each(['../../x', 'a\u0000b', 'x'.repeat(5000)])(
  'a name that a file claims is nothing to us, whatever it is [A207]',
  async (name) => {
    const { browser } = supplier
    await browser.fetchToken()
    const address = `${PATH}?file=${encodeURIComponent(name)}&name=${encodeURIComponent(name)}`
    const { status, body } = await browser.send('POST', address, {
      body: Buffer.from(aPriceList()),
      headers: browser.token(),
    })
    expect([status, body.counts?.new]).toEqual([201, 1])
  },
)

test('what is no file is not taken for one', async () => {
  const { status, body } = await supplier.browser.post(PATH, { file: 'YQ==' })
  expect([status, body.code]).toEqual([415, 'not_file'])
})

test('of two previews at once one is kept, whole', async () => {
  const [one, other] = await Promise.all([
    preview(aPriceList([{ price: '1.00' }])),
    preview(aPriceList([{ price: '2.00' }, { name_fr: 'Cuisse' }])),
  ])
  expect([one.status, other.status]).toEqual([201, 201])
  const kept = []
  for (const { body } of [one, other]) {
    const again = await supplier.browser.get(`${PATH}?public_id=${body.public_id}&kind=new`)
    if (again.status === 200) kept.push([again.body.counts.new, body.counts.new])
    else expect(again.status).toBe(404)
  }
  expect(kept).toHaveLength(1)
  expect(kept[0]?.[0]).toBe(kept[0]?.[1])
})
