import type { Answer } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { anImport, anImportWorker } from '@halles/testing/world/import.ts'
import { aPriceList } from '@halles/testing/world/price-list.ts'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

function exported(query: string): Promise<Answer> {
  return supplier.browser.get(`/api/catalogue-export/?${query}`)
}

async function previewed(file: Buffer) {
  return (await supplier.browser.post('/api/catalogue-import/', file)).body
}

test('a catalogue goes out as a French spreadsheet reads it, or an English one', async () => {
  const { publicId } = await aProduct(world, supplier, {
    nameFr: 'Épaule 12" de bœuf',
    nameEn: 'Beef shoulder',
    priceCents: 123_450,
    quantityHundredths: 1_250,
    description: 'Désossée;\nparée',
  })
  const french = await exported('format=csv&lang=fr')
  expect(french.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(french.headers.get('content-disposition')).toBe('attachment; filename="catalogue.csv"')
  expect(french.text.replace('\ufeff', '').split('\r\n')).toEqual([
    '"Identifiant";"Nom français";"Nom anglais";"Catégorie";"Unité";"Quantité par caisse";"Prix par caisse";"Description";"Délai de commande (jours)";"Emplacement";"Code d’article";"GTIN (code-barres)";"Vendu au poids";"Marque";"Provenance";"Produit ou transformé";"Mentions";"Saison";"Conservation";"Durée de conservation (jours)";"Contient";"Peut contenir";"Contenants consignés par caisse";"Consigne";"Offert à"',
    `"${publicId}";"Épaule 12"" de bœuf";"Beef shoulder";"Bœuf";"kg";"12,5";"1234,50";"Désossée;\nparée";"0";"";"";"";"";"";"";"";"";"";"";"0";"";"";"0";"";""`,
    '',
  ])
  const english = await exported('format=csv&lang=en')
  expect(english.text).toContain('"Beef","kg","12.5","1234.50"')
})

test('whom a product is offered to goes out in words and comes back', async () => {
  const facts = { audience: 'customers' } as const
  await aProduct(world, supplier, { nameFr: 'Crosnes', nameEn: 'Crosnes', facts })
  for (const [query, words] of [
    ['format=csv&lang=fr', 'Clients seulement'],
    ['format=csv&lang=en', 'Customers only'],
  ] as const) {
    const { text } = await exported(query)
    expect(text).toContain(`"${words}"`)
    const again = await previewed(Buffer.from(text))
    expect(again.counts).toMatchObject({ unchanged: 1, faulty: 0 })
    const opened = await previewed(Buffer.from(text.replace(words, '')))
    expect(opened.counts).toMatchObject({ changed: 1, faulty: 0 })
  }
})

test('deposits go out in words and come back', async () => {
  const facts = { depositContainers: 12, depositKind: 'glass_500' } as const
  await aProduct(world, supplier, { nameFr: 'Eau pétillante', nameEn: 'Sparkling water', facts })
  for (const query of ['format=csv&lang=fr', 'format=csv&lang=en']) {
    const { text } = await exported(query)
    const again = await previewed(Buffer.from(text))
    expect(again.counts).toMatchObject({ unchanged: 1, faulty: 0 })
    const fewer = await previewed(Buffer.from(text.replace('"12"', '"6"')))
    expect(fewer.counts).toMatchObject({ changed: 1, faulty: 0 })
    const many = await previewed(Buffer.from(text.replace('"12"', '"1001"')))
    expect(many.counts).toMatchObject({ faulty: 1 })
  }
})

const HOSTILE = [
  '=HYPERLINK("http://x";"y")',
  '+1',
  '-1',
  '@x',
  "'=1",
  "''+1",
  "L'ail",
  'Caf\ufffd',
  '_x0041_x0042_ _x005F_ _x_',
]

test('hostile names go out neutralised and come back as they were [A087, A212]', async () => {
  for (const name of HOSTILE) {
    await aProduct(world, supplier, { nameFr: name, nameEn: name, description: name })
  }
  for (const query of ['format=csv&lang=fr', 'format=csv&lang=en', 'format=xlsx']) {
    const file = await fetch(`${world.origin}/api/catalogue-export/?${query}`, {
      headers: { Cookie: `sessionid=${supplier.browser.cookies.get('sessionid')}` },
    })
    const bytes = Buffer.from(await file.arrayBuffer())
    const cells = query.includes('csv')
      ? [...bytes.toString().matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell ?? '')
      : ((await readXlsx(bytes)).sheets[0]?.rows.flat() ?? []).map(String)
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    const { counts } = await previewed(bytes)
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: HOSTILE.length, faulty: 0 })
  }
})

test('what XML cannot hold, stored when it was still taken, is left out of an export', async () => {
  await aProduct(world, supplier, { nameFr: 'Caf\ufffe\uffffé', description: 'Moulu\uffff' })
  const file = await fetch(`${world.origin}/api/catalogue-export/?format=xlsx`, {
    headers: { Cookie: `sessionid=${supplier.browser.cookies.get('sessionid')}` },
  })
  const rows = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[0]?.rows
  expect([rows?.[1]?.[1], rows?.[1]?.[7]]).toEqual(['Café', 'Moulu'])
  expect((await exported('format=csv')).text).toContain('"Café"')
})

test('an export has only own products, none of them deleted [A212]', async () => {
  const gone = await aProduct(world, supplier, { nameFr: 'Disparu' })
  await supplier.browser.delete('/api/add-edit-product/', { public_id: gone.publicId })
  await aProduct(world, await aSupplier(world), { nameFr: 'Voisin' })
  await aProduct(world, supplier, { nameFr: 'Le mien' })
  const { text } = await exported('format=csv')
  expect(text).toContain('Le mien')
  expect(text).not.toMatch(/Disparu|Voisin/)
})

test('an export of more products than are read at once has each once, by category and name', async () => {
  const list = Array.from({ length: 2_100 }, (_, index) => ({
    name_fr: `Produit ${index % 700}`,
    name_en: `Product ${index}`,
    category: index % 2 ? 'beef' : 'dairy',
  }))
  await anImportWorker(world)
  await anImport(supplier.browser, list)
  const { text } = await exported('format=csv&lang=en')
  const lines = text.trim().split('\r\n').slice(1)
  expect(new Set(lines).size).toBe(2_100)
  const keys = lines.map((line) => line.split('","').slice(1, 4))
  const sorted = keys.toSorted(
    (one, other) =>
      (one[2] ?? '').localeCompare(other[2] ?? '') ||
      (one[0] ?? '').localeCompare(other[0] ?? '', 'fr'),
  )
  expect(keys.map(([name, , category]) => [name, category])).toEqual(
    sorted.map(([name, , category]) => [name, category]),
  )
})

test('faulty rows go out as they stand, with row and reason, and only those', async () => {
  const { public_id } = await previewed(
    Buffer.from(
      aPriceList([
        {},
        { name_fr: 'Aile', price: '=1+1' },
        { name_fr: '@x', category: 'licorne', price: '-5' },
      ]),
    ),
  )
  const answer = await supplier.browser.get(
    `/api/catalogue-import-faults/?public_id=${public_id}&lang=en`,
  )
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="rows-with-errors.csv"',
  )
  expect(answer.text.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    '"French name","English name","Category","Unit","Quantity per case","Price per case","Row","Reason"',
    `"Aile","Chicken breast","chicken","kg","10","'=1+1","3","Price per case: spreadsheet formula; paste its value instead."`,
    `"'@x","Chicken breast","licorne","kg","10","'-5","4","Category: unknown category. Price per case: enter a number above zero."`,
  ])
})
