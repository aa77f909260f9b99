import { deflateSync } from 'node:zlib'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import {
  deflated,
  type PrintedText,
  pdfOf,
  pdfOfContents,
  pdfOfObjects,
  streamOf,
} from '@halles/testing/world/printed-list.ts'
import { fr } from '@halles/texts/fr.ts'
import { beforeEach, expect, test } from 'vitest'
import type { SupplierId } from '../platform/access/viewer.ts'
import { readInThread } from '../platform/list-file/read-in-thread.ts'

const world = await aTestApp()
const CALL = '/api/price-list-import'

let supplier: BuiltAccount
let list: { id: number; publicId: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  const facts = { itemCode: 'EP-12' }
  await aProduct(world, supplier, { nameFr: 'Épaule de bœuf', priceCents: 5_000, facts })
  await aProduct(world, supplier, { nameFr: 'Poulet entier', priceCents: 9_000 })
  list = await aPriceList(world, supplier)
})

const send = (file: Uint8Array) =>
  supplier.browser.post(`${CALL}/?price_list_public_id=${list.publicId}`, Buffer.from(file))
const rowsOf = async (public_id: string, kind: string) =>
  (await supplier.browser.get(`${CALL}/?public_id=${public_id}&kind=${kind}`)).body.results

const at = (y: number, ...texts: [text: string, x: number][]): PrintedText[] =>
  texts.map(([text, x]) => (x < 0 ? { text, right: -x, y } : { text, x, y }))

const STEPS = at(80, ['Code', 50], ['Description', 120], ['1-4', -440], ['5+', -540])

test('a PDF goes to the same preview: a row for each number of cases, nothing saved until it is confirmed', async () => {
  const file = pdfOf([
    [
      ...at(40, ['Liste de prix, hiver', 50]),
      ...STEPS,
      ...at(100, ['EP-12', 50], ['Epaule', 120], ['42,50 $', -440], ['$40.00', -540]),
      ...at(115, ['XX-1', 50], ['Autre chose', 120], ['12,00 $', -440]),
    ],
  ])
  const { status, body } = await send(file)
  expect([status, body.state, body.counts]).toEqual([
    ...[201, 'previewed'],
    { new: 2, changed: 0, removed: 0, unchanged: 0, faulty: 1 },
  ])
  expect(await rowsOf(body.public_id, 'new')).toMatchObject([
    { row: 1, code: 'EP-12', unsure: false, price: { from_cases: 1, price: '42.50' } },
    { row: 2, code: 'EP-12', unsure: false, price: { from_cases: 5, price: '40.00' } },
  ])
  expect(await rowsOf(body.public_id, 'faulty')).toMatchObject([
    { row: 3, code: 'XX-1', faults: [{ column: 'item_code', reason: 'product_unknown' }] },
  ])
  const confirmed = await supplier.browser.post(`${CALL}-confirm/`, { public_id: body.public_id })
  expect([confirmed.status, confirmed.body.state]).toEqual([200, 'applied'])
})

test('a product without a code is found by the only name that is its own', async () => {
  await aProduct(world, supplier, { nameFr: 'Poire' })
  await aProduct(world, supplier, { nameFr: 'Poire' })
  const head = at(80, ['Produit', 50], ['Prix', -440])
  const file = pdfOf([
    [
      ...head,
      ...at(100, ['POULET ENTIER', 50], ['80,00', -440]),
      ...at(115, ['Poire', 50], ['8,00', -440]),
      ...at(130, ['Pomme', 50], ['8,00', -440]),
    ],
  ])
  const { body } = await send(file)
  expect(await rowsOf(body.public_id, 'new')).toMatchObject([
    { product: { name_fr: 'Poulet entier' }, price: { price: '80.00' } },
  ])
  expect(await rowsOf(body.public_id, 'faulty')).toMatchObject([
    { code: 'Poire', faults: [{ column: 'row', reason: 'name_unknown' }] },
    { code: 'Pomme', faults: [{ column: 'row', reason: 'name_unknown' }] },
  ])
})

test('rows of which something was guessed are marked, and come before the others', async () => {
  const head = at(80, ['Code', 50], ['Produit', 120], ['Prix', -440])
  const file = pdfOf([
    [
      ...head,
      ...at(100, ['EP-12', 50], ['Épaule', 120], ['42,50', -440]),
      ...at(115, ['EP-12', 50], ['Épaule', 120], ['4,25 $/kg', -440]),
    ],
  ])
  const { body } = await send(file)
  expect(await rowsOf(body.public_id, 'new')).toMatchObject([{ row: 1, unsure: false }])
  expect(await rowsOf(body.public_id, 'faulty')).toMatchObject([{ row: 2, unsure: true }])
  const other = await send(pdfOf([[...head, ...at(100, ['EP-12', 50], ['4,25 $/kg', -440])]]))
  expect(await rowsOf(other.body.public_id, 'new')).toMatchObject([{ row: 1, unsure: true }])
})

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>'
const LOCKED = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`
const zeros = deflateSync(Buffer.alloc(400_000_000, 0x20))

/** Forms that show others ten times each, as deep as they are many. */
function nestedForms(): Buffer {
  const font = '/Font << /F 3 0 R >>'
  const forms = Array.from({ length: 14 }, (_, depth) =>
    streamOf(
      Buffer.from(depth === 13 ? 'BT /F 9 Tf 9 9 Td (a) Tj ET' : '/X Do '.repeat(10)),
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${depth + 7} 0 R >> ${font} >>`,
    ),
  )
  return pdfOfObjects([
    CATALOGUE,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /XObject << /X 6 0 R >> ${font} >> >>`,
    deflated('/X Do'),
    ...forms,
  ])
}

const problems = fr.fieldProblems
const REFUSED: [string, () => Buffer, string][] = [
  ['cut off', () => pdfOf([STEPS]).subarray(0, -90), problems.prices_file_unreadable],
  ['locked', () => pdfOfObjects([CATALOGUE, '<< /Kids [] >>'], LOCKED), problems.pdf_locked],
  [
    'of 10,000 pages',
    () =>
      pdfOfObjects([
        CATALOGUE,
        `<< /Kids [${'3 0 R '.repeat(10_000)}] /Count 10000 >>`,
        '<< /Type /Page >>',
      ]),
    problems.pdf_too_long,
  ],
  ['of pictures', () => pdfOfContents(['0 0 9 9 re f']), problems.pdf_without_text],
  ['a letter', () => pdfOf([at(80, ['Bonjour', 50])]), problems.pdf_without_prices],
  ['headings alone', () => pdfOf([STEPS]), problems.pdf_without_prices],
  [
    'a stream that unpacks to 400 MB',
    () => pdfOfContents([''], () => streamOf(zeros, '/Filter /FlateDecode')),
    problems.prices_file_unreadable,
  ],
  [
    'one packed twice',
    () =>
      pdfOfContents([''], () =>
        streamOf(deflateSync(zeros), '/Filter [/FlateDecode /FlateDecode]'),
      ),
    problems.prices_file_unreadable,
  ],
]

test.each(REFUSED)(
  'a PDF that is %s is refused with what helps, and changes nothing',
  async (_, file, sentence) => {
    const before = await fingerprint(world.database)
    const { status, body } = await send(file())
    expect([status, body.code, body.fields?.file]).toEqual([400, 'invalid_input', sentence])
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('forms within forms end with the time that a file may take', async () => {
  const script = new URL('reading/price-file-worker.ts', import.meta.url)
  const reading = { script, file: nestedForms(), longest: 3_000 }
  expect(await readInThread(supplier.id as SupplierId, reading)).toEqual({
    refused: 'file_unreadable',
  })
})
