import { expect, test } from 'vitest'
import type { PlacedText } from './placed-text.ts'
import { readPrintedList } from './read-printed-list.ts'

/** A text by its left edge, or by its right one where that is negative; every letter half as wide as it is high. */
type Printed = [text: string, at: number]

function line(y: number, ...texts: Printed[]): PlacedText[] {
  return texts.map(([text, at]) => {
    const width = 5 * text.length
    return { text, x: at < 0 ? -at - width : at, width, y, height: 10 }
  })
}

const HEAD = line(80, ['Code', 50], ['Description', 110], ['Format', 300], ['Prix', -460])

/** What is read of one page: code, name, cases, price and whether it is unsure. */
function read(...pages: PlacedText[][]) {
  return readPrintedList(pages).map(({ code, name, fromCases, price, unsure }) => [
    ...[code, name, fromCases, price],
    ...(unsure ? ['unsure'] : []),
  ])
}

test('a row is a code, a name and the price of a case; what stands above the table is none', () => {
  const page = [
    ...line(30, ['LISTE DE PRIX 2026', 50], ['12,00 $', -460]),
    ...HEAD,
    ...line(100, ['A-12', 50], ['Épaule de bœuf', 110], ['12 × 1 kg', 300], ['42,50 $', -460]),
    ...line(115, ['A-13', 50], ['Poulet entier', 110], ['10 kg', 300], ['1 142,50 $', -460]),
  ]
  expect(read(page)).toEqual([
    ['A-12', 'Épaule de bœuf', '1', '42,50'],
    ['A-13', 'Poulet entier', '1', '1 142,50'],
  ])
})

test.each([
  ['42,50 $', '42,50'],
  ['$42.50', '42.50'],
  ['$ 42.50', '42.50'],
  ['42.50', '42.50'],
  ['1 234,50 $', '1 234,50'],
  ['$1,234.50', '1,234.50'],
  ['42,50 $/cs', '42,50'],
  ['42,50 $ / caisse', '42,50'],
  ['CAD 42.50', '42.50'],
  ['42,50*', '42,50'],
])('a price printed as %s', (printed, amount) => {
  expect(read([...HEAD, ...line(100, ['A', 50], ['Bœuf', 110], [printed, -460])])).toEqual([
    ['A', 'Bœuf', '1', amount],
  ])
})

test.each(['sur demande', 'market price', '12 × 1 L', '—', 'N/D'])(
  'a row that prints %s for a price has none',
  (printed) => {
    expect(read([...HEAD, ...line(100, ['A', 50], ['Bœuf', 110], [printed, -460])])).toEqual([])
  },
)

test('a price that says it is of a kilogram or a pound is unsure', () => {
  expect(read([...HEAD, ...line(100, ['A', 50], ['Bœuf', 110], ['12,50 $/kg', -460])])).toEqual([
    ['A', 'Bœuf', '1', '12,50', 'unsure'],
  ])
})

test('the sign of an amount may stand at the other edge of its column', () => {
  const page = [...HEAD, ...line(100, ['A', 50], ['Bœuf', 110], ['$', 410], ['42.50', -460])]
  expect(read(page)).toEqual([['A', 'Bœuf', '1', '42.50']])
})

test.each([
  [
    ['1-4', '5+'],
    ['1', '5'],
  ],
  [
    ['1 à 4', '5 et plus'],
    ['1', '5'],
  ],
  [
    ['1 – 9 caisses', '10 caisses +'],
    ['1', '10'],
  ],
  [
    ['1 case', '12 cases'],
    ['1', '12'],
  ],
  [
    ['1 to 4', '5 and up'],
    ['1', '5'],
  ],
  [
    ['Prix', 'Dès 5 caisses'],
    ['1', '5'],
  ],
  [
    ['Price', 'From 5'],
    ['1', '5'],
  ],
  [
    ['Prix 1-4', 'Prix 5+'],
    ['1', '5'],
  ],
])('columns %j are prices by numbers of cases', ([few = '', many = ''], [one = '', more = '']) => {
  const page = [
    ...line(80, ['Item #', 50], ['Product', 110], [few, -420], [many, -540]),
    ...line(100, ['A', 50], ['Beef', 110], ['$42.50', -420], ['$40.00', -540]),
    ...line(115, ['B', 50], ['Pork', 110], ['$12.50', -420], ['-', -540]),
  ]
  expect(read(page)).toEqual([
    ['A', 'Beef', one, '42.50'],
    ['A', 'Beef', more, '40.00'],
    ['B', 'Pork', one, '12.50'],
  ])
})

test('of two prices the one of a case is read; where neither says so, the last one, unsure', () => {
  const rows = line(100, ['A', 50], ['Bœuf', 110], ['4,25', -420], ['42,50', -540])
  const code: Printed[] = [
    ['Code', 50],
    ['Produit', 110],
  ]
  expect(
    read([...line(80, ...code, ['Prix unité', -420], ['Prix caisse', -540]), ...rows]),
  ).toEqual([['A', 'Bœuf', '1', '42,50']])
  expect(read([...line(80, ...code, ['Coûtant', -420], ['Prix net', -540]), ...rows])).toEqual([
    ['A', 'Bœuf', '1', '42,50', 'unsure'],
  ])
})

test('where a unit alone has a price, it is unsure', () => {
  const head = line(80, ['Code', 50], ['Produit', 110], ['Prix unitaire', -460])
  expect(read([...head, ...line(100, ['A', 50], ['Bœuf', 110], ['4,25', -460])])).toEqual([
    ['A', 'Bœuf', '1', '4,25', 'unsure'],
  ])
})

test('our own export, printed, is read: identifiers, the number of cases of each row, the price of the list', () => {
  const page = [
    ...line(80, ['Identifiant', 10], ['Nom français', 200], ['Prix courant', -380]),
    ...line(80, ['Dès (caisses)', -460], ['Prix de la liste', -560]),
    ...line(100, ['ab12', 10], ['Bœuf', 200], ['45,00', -380], ['5', -460], ['42,50', -560]),
  ]
  expect(readPrintedList([page])).toEqual([
    { identifier: 'ab12', code: '', name: 'Bœuf', fromCases: '5', price: '42,50', unsure: false },
  ])
})

test('a name goes on in the line below, or began in the line above, of the nearest product', () => {
  const page = [
    ...HEAD,
    ...line(100, ['A', 50], ['Épaule de bœuf', 110], ['42,50 $', -460]),
    ...line(111, ['désossée, parée', 110]),
    ...line(122, ['et ficelée', 110]),
    ...line(150, ['Filet de porc', 110]),
    ...line(161, ['B', 50], ['nature', 110], ['12,50 $', -460]),
  ]
  expect(read(page)).toEqual([
    ['A', 'Épaule de bœuf désossée, parée et ficelée', '1', '42,50'],
    ['B', 'Filet de porc nature', '1', '12,50'],
  ])
})

test('a title at the left edge is no part of a name; one that stands as a name would makes its row unsure', () => {
  const rows = (title: Printed) => [
    ...HEAD,
    ...line(100, ['A', 50], ['Bœuf', 110], ['42,50 $', -460]),
    ...line(115, title),
    ...line(130, ['B', 50], ['Brie', 110], ['12,50 $', -460]),
  ]
  expect(read(rows(['FROMAGES', 50]))).toEqual([
    ['A', 'Bœuf', '1', '42,50'],
    ['B', 'Brie', '1', '12,50'],
  ])
  expect(read(rows(['FROMAGES', 110]))[0]?.at(-1)).toBe('unsure')
})

test('headings, heads and feet that every page repeats are left out, and a page without headings goes on', () => {
  const page = (number: number, code: string, head: PlacedText[]) => [
    ...line(30, ['Aliments Lou inc., 514 555-0199', 110]),
    ...head,
    ...line(100, [code, 50], ['Bœuf', 110], [`4${number},50 $`, -460]),
    ...line(113, [`Page ${number} de 3`, 110]),
  ]
  expect(read(page(1, 'A', HEAD), page(2, 'B', HEAD), page(3, 'C', []))).toEqual([
    ['A', 'Bœuf', '1', '41,50'],
    ['B', 'Bœuf', '1', '42,50'],
    ['C', 'Bœuf', '1', '43,50'],
  ])
})

test('two texts in one column, or a price without code and name, are unsure', () => {
  expect(
    read([...HEAD, ...line(100, ['A', 50], ['Bœuf', 110], ['haché', 170], ['1,00', -460])]),
  ).toEqual([['A', 'Bœuf haché', '1', '1,00', 'unsure']])
  expect(read([...HEAD, ...line(100, ['1,00', -460])])).toEqual([['', '', '1', '1,00', 'unsure']])
})

test('text that is printed twice to look bold is read once, and letters that stand together are one word', () => {
  const bold = { text: 'Prix', x: 440.4, width: 20, y: 80, height: 10 }
  const letters = ['B', 'œ', 'u', 'f'].flatMap((letter, index) =>
    line(100, [letter, 110 + 5 * index]),
  )
  expect(read([...HEAD, bold, ...line(100, ['A', 50], ['42,50', -460]), ...letters])).toEqual([
    ['A', 'Bœuf', '1', '42,50'],
  ])
})

test('pages without headings have no rows', () => {
  expect(read(line(100, ['A', 50], ['Bœuf', 110], ['42,50 $', -460]))).toEqual([])
  expect(read([], [])).toEqual([])
})
