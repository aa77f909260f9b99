import { rounds } from '@halles/testing/checks/rounds.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()

let cities = 0
type Product = Parameters<typeof aProduct>[2]
async function aMarket(products: Product[], name = 'Halle aux vivres') {
  const city = `Ville ${++cities}`
  const supplier = await aSupplier(world, { serves: [city], name })
  for (const product of products) await aProduct(world, supplier, product)
  const { browser } = await aRestaurant(world, { city })
  const ask = (search: string, wanted: Record<string, string> = {}) =>
    browser.get(`/api/product-list/?${new URLSearchParams({ search, ...wanted })}`)
  const found = async (search: string, wanted?: Record<string, string>): Promise<string[]> => {
    const { status, body, text } = await ask(search, wanted)
    if (status !== 200) throw new Error(text)
    expect(body.count).toBe(body.results.length)
    return body.results.map((product: Body) => product.name_fr)
  }
  return { supplier, ask, found }
}

const MARKET: Product[] = [
  {
    nameFr: 'Épaule de bœuf',
    nameEn: 'Beef shoulder',
    description: 'Désossée, à braiser.',
    category: 'beef',
  },
  { nameFr: 'Longe de porc', nameEn: 'Pork loin', category: 'pork' },
  { nameFr: 'Saumon entier', nameEn: 'Whole salmon', category: 'seafood' },
  { nameFr: 'Mozzarella râpée', nameEn: 'Shredded mozzarella', category: 'dairy' },
  { nameFr: 'Lait 2 %', nameEn: '2% milk', category: 'dairy' },
  { nameFr: 'Riz à grain long', nameEn: 'Long-grain rice', category: 'fetl' },
]
const market = await aMarket(MARKET)

test.each([
  'epaule',
  'ÉPAULE',
  'E\u0301paule',
  'boeuf',
  'BŒUF',
  'epau',
  'épaule de bœuf',
  'boeuf epaule',
  "d'épaule",
  'beef',
  'should',
  'braiser',
  '  épaule  ',
  '"épaule"',
])('%j finds the beef shoulder', async (search) => {
  expect(await market.found(search)).toEqual(['Épaule de bœuf'])
})

test.each([
  ['epaulle', 'a letter too many'],
  ['epule', 'a letter missing'],
  ['epauke', 'a wrong letter'],
  ['eapule', 'two letters exchanged'],
  ['beuf', 'a short word'],
  ['bouef', 'two letters of a short word exchanged'],
  ['epaulle bouef', 'a typo in each word'],
  ['sholder', 'in English'],
])('%j, with %s, still finds the beef shoulder', async (search) => {
  expect(await market.found(search)).toEqual(['Épaule de bœuf'])
})

test('doubled letters count once, on either side, and a typo beside them is forgiven', async () => {
  for (const search of [
    'mozarella',
    'mozzarela',
    'mozarela',
    'mmozarela',
    'mozarrela',
    'mozaela',
  ]) {
    expect(await market.found(search), search).toEqual(['Mozzarella râpée'])
  }
})

test('typos are forgiven only where nothing matches as it was typed', async () => {
  const { found } = await aMarket([{ nameFr: 'Poire' }, { nameFr: 'Poivre' }])
  expect(await found('poire')).toEqual(['Poire'])
  expect(await found('poifre')).toEqual(['Poire', 'Poivre'])
})

test('two mistakes in a word, and words of three letters, are not guessed at', async () => {
  for (const search of ['epqulx', 'xaumin', 'rik', 'lat', 'saumon epaule']) {
    expect(await market.found(search), search).toEqual([])
  }
})

test('every word has to be there, and numbers are words', async () => {
  expect(await market.found('lait 2 %')).toEqual(['Lait 2 %'])
  expect(await market.found('lait 3 %')).toEqual([])
  expect(await market.found('longe porc')).toEqual(['Longe de porc'])
  expect(await market.found('longe boeuf')).toEqual([])
})

test('a supplier is found by its name, with a typo too, and by the new one once it is renamed', async () => {
  const { supplier, found } = await aMarket([{ nameFr: 'Cassis' }], 'Île Bizard')
  expect(await found('bizard')).toEqual(['Cassis'])
  expect(await found('bizzart')).toEqual(['Cassis'])
  await world.database
    .updateTable('supplier')
    .set({ name: 'Verger Œillet' })
    .where('account_id', '=', supplier.id)
    .execute()
  expect(await found('oeillet')).toEqual(['Cassis'])
  expect(await found('bizard')).toEqual([])
})

test('a word of the supplier’s name and words of the product’s own are one search, typos included', async () => {
  const { found } = await aMarket(
    [{ nameFr: 'Cassis' }, { nameFr: 'Groseilles', description: 'Comme le cassis.' }],
    'Île Bizard',
  )
  expect(await found('cassis bizard')).toEqual(['Cassis', 'Groseilles'])
  expect(await found('bizzard casis')).toEqual(['Cassis'])
  expect(await found('bizard groseilles')).toEqual(['Groseilles'])
  expect(await found('bizard fraises')).toEqual([])
})

test('a supplier’s name finds nothing of a supplier that does not serve the city', async () => {
  await aMarket([{ nameFr: 'Cassis' }], 'Ailleurs inc.')
  const { found } = await aMarket([{ nameFr: 'Mûres' }])
  expect(await found('ailleurs')).toEqual([])
})

test('a supplier that is renamed leaves its products as they are', async () => {
  const { supplier } = await aMarket(Array.from({ length: 20 }, () => ({})))
  const rows = () =>
    world.database
      .selectFrom('product')
      .select(sql<string>`xmin::text`.as('written_by'))
      .where('supplier_id', '=', supplier.id)
      .orderBy('id')
      .execute()
  const before = await rows()
  const { user, ...business } = (await supplier.browser.get('/api/supplier-account-info/')).body
  const renamed = { user, supplier: { ...business, name: 'Tout autre nom' } }
  expect((await supplier.browser.post('/api/supplier-account-info/', renamed)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('a search looks within its category', async () => {
  expect(await market.found('long', { category_name: 'pork' })).toEqual(['Longe de porc'])
  expect(await market.found('long', { category_name: 'all' })).toEqual([
    'Riz à grain long',
    'Longe de porc',
  ])
})

test('the best match comes first: names before the supplier, the supplier before descriptions', async () => {
  const city = `Ville ${++cities}`
  const dairy = await aSupplier(world, { serves: [city], name: 'Lait et compagnie' })
  const other = await aSupplier(world, { serves: [city], name: 'Autre' })
  const many = 'Lait, laits, laiteux, laitier, laiterie, lait.'
  await aProduct(world, other, { nameFr: 'Amandes', description: many })
  await aProduct(world, dairy, { nameFr: 'Beurre' })
  await aProduct(world, other, { nameFr: 'Crème laitière' })
  await aProduct(world, other, { nameFr: 'Laitue' })
  await aProduct(world, other, { nameFr: 'Chocolat au lait' })
  await aProduct(world, other, { nameFr: 'Lait entier' })
  const { browser } = await aRestaurant(world, { city })
  const names = async (query: string) =>
    (await browser.get(`/api/product-list/?search=lait${query}`)).body.results.map(
      (product: Body) => product.name_fr,
    )
  const bestFirst = [
    'Lait entier',
    'Chocolat au lait',
    'Laitue',
    'Crème laitière',
    'Beurre',
    'Amandes',
  ]
  expect(await names('')).toEqual(bestFirst)
  expect(await names('&sort_direction=desc')).toEqual(bestFirst)
  expect(await names('&sort_by=name')).toEqual(bestFirst.toSorted())
})

test('among products with typos, those with more of the words as typed come first', async () => {
  const { found } = await aMarket([
    { nameFr: 'Œuf frais' },
    { nameFr: 'Beurre de bœuf' },
    { nameFr: 'Bœuf haché' },
  ])
  expect(await found('beuf')).toEqual(['Bœuf haché', 'Beurre de bœuf', 'Œuf frais'])
  expect(await found('beuf hache')).toEqual(['Bœuf haché'])
})

test.each(['%', '_', '\\', '%%%', '--', "!&|()<>:*'", '…'])(
  'signs alone match nothing, never everything: %j [A103]',
  async (search) => {
    expect(await market.found(search)).toEqual([])
  },
)

test.each(["' union select 1 --", "épaule:* & !porc | ''", 'épaule) | (porc', 'ép%le', 'épa_le'])(
  'signs between words are no part of a query: %j [A103]',
  async (search) => {
    expect(await market.found(search)).toEqual([])
  },
)

test('blank text is no search [A103]', async () => {
  const all = await market.found('')
  expect(all).toHaveLength(MARKET.length)
  for (const search of [' ', '   \u2003 ']) expect(await market.found(search)).toEqual(all)
})

test('as many words as fit into 200 characters are a search, one character more is not [A103]', async () => {
  expect((await market.ask(`${'de '.repeat(66)}de`)).status).toBe(200)
  expect((await market.ask('é'.repeat(200))).status).toBe(200)
  expect((await market.ask('é'.repeat(201))).status).toBe(400)
})

test('whatever is searched for, the answer is a list or a clear refusal', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^[\p{L}\p{N}]{1,20}$/u),
  )
  await fc.assert(
    fc.asyncProperty(text, async (search) => {
      const { status } = await market.ask(search)
      expect([200, 400]).toContain(status)
    }),
    { numRuns: rounds(60) },
  )
})

test('both sides of a comparison fold words alike', async () => {
  const names = ['Œufs à la coque', 'Crème brûlée', 'Açaí', 'Jalapeño', 'Smørrebrød', 'Weißwurst']
  const { found } = await aMarket(names.map((nameFr) => ({ nameFr })))
  for (const name of names) {
    expect(await found(name)).toEqual([name])
    expect(await found(name.toUpperCase())).toEqual([name])
    expect(await found(name.normalize('NFD'))).toEqual([name])
  }
})
