import { describe, expect, test } from 'vitest'
import { readOrderText } from './read-order-text.ts'

/** What a text says, one string an item: "2 case: oignon rouge", "?" before an unclear amount. */
function said(text: string): string[] {
  return readOrderText(text).map((line) => {
    if (line.kind !== 'item') return line.kind === 'heading' ? `heading ${line.name}` : 'ignored'
    const { words, amount, unclear } = line.good
    const size = amount?.of ? ` of ${amount.of.hundredths / 100} ${amount.of.measure}` : ''
    const typed = amount ? `${amount.hundredths / 100} ${amount.measure}${size}: ` : ''
    return `${unclear ? '?' : ''}${typed}${words.join(' ')}`
  })
}

describe('a quantity', () => {
  test.each([
    ['2 caisses oignons', '2 case: oignons'],
    ['2 cs. oignons', '2 case: oignons'],
    ['2cs oignons', '2 case: oignons'],
    ['oignons x2', '2 bare: oignons'],
    ['oignons X 2', '2 bare: oignons'],
    ['oignons ×2', '2 bare: oignons'],
    ['oignons (2)', '2 bare: oignons'],
    ['oignons - 2', '2 bare: oignons'],
    ['oignons: 2', '2 bare: oignons'],
    ['oignons 2 caisses', '2 case: oignons'],
    ['x2 oignons', '2 bare: oignons'],
    ['2x oignons', '2 bare: oignons'],
    ['2 x caisses oignons', '2 case: oignons'],
    ['2 x 5 kg beurre', '2 bare of 5 kg: beurre'],
    ['- 2 oignons', '2 bare: oignons'],
    ['1) 3 oignons', '3 bare: oignons'],
    ['2 cases of onions', '2 case: onions'],
    ['trois caisses d’oignons', '3 case: oignons'],
    ['a case of onions', '1 case: onions'],
    ['20 kg oignons', '20 kg: oignons'],
    ['1,5 kg de beurre', '1.5 kg: beurre'],
    ['10 livres de beurre', '10 lb: beurre'],
    ['½ caisse oignons', '0.5 case: oignons'],
    ['1/2 cs oignons', '0.5 case: oignons'],
    ['2 ½ cs oignons', '2.5 case: oignons'],
    ['une caisse et demie oignons', '1.5 case: oignons'],
    ["deux douzaines d'œufs", '24 piece: oeufs'],
    ['half a dozen eggs', '6 piece: eggs'],
    ['une demi-douzaine d’oeufs', '6 piece: oeufs'],
    ['2 sacs oignons', '2 pack: oignons'],
    ['2 pains hamburger', '2 bare: pains hamburger'],
    ['oignons', 'oignons'],
    ['oignons 2', '2 bare: oignons'],
    ['bœuf AAA 10 lb', '10 lb: boeuf aaa'],
    ['roquette 2kg', '2 kg: roquette'],
    ['oeufs 15 dz', '180 piece: oeufs'],
    ['tomates 3 boites svp', '3 pack: tomates'],
    ['prosciutto, 2 caises', '2 case: prosciutto'],
    ['4 x 2L lait 1%', '4 bare of 2 l: lait 1%'],
    ['beurre 454 g x 3', '3 bare of 454 g: beurre'],
    ["il me faudrait 3 cs d'échalotes svp", '3 case: echalotes'],
    ['pls add 2 cases of kale for friday', '2 case: kale'],
    ['pis une caisse de thé vert', '1 case: tea vert'],
    ['ARUGULA | 3 | KG', '3 kg: arugula'],
    ['2\tcs\tCRÈME 35%', '2 case: creme 35%'],
  ])('%s', (text, expected) => expect(said(text)).toEqual([expected]))
})

describe('words, not quantities', () => {
  test.each([
    ['lait 2 %', 'lait 2%'],
    ['2% milk', '2% milk'],
    ['crème 3,25 %', 'creme 3.25%'],
    ['crevettes 26/30', 'crevettes 26/30'],
    ['7up', '7 up'],
  ])('%s', (text, expected) => expect(said(text)).toEqual([expected]))
})

test('a line that names two quantities is unclear', () => {
  expect(said('2 cs oignons x3')).toEqual(['?2 case: oignons'])
})

test.each([
  ['2 cs tomates et 3 laitues', ['2 case: tomates', '3 bare: laitues']],
  ['persil / thym / aneth: 1 cs chaque', ['1 case: persil', '1 case: thym', '1 case: aneth']],
  [
    'feta 1 case, goat cheese 2 cases + ham 3',
    ['1 case: feta', '2 case: goat cheese', '3 bare: ham'],
  ],
  ['onglet 1cs bavette 3cs', ['1 case: onglet', '3 case: bavette']],
  ['betteraves 25lb - fenouil 25lb', ['25 lb: betteraves', '25 lb: fenouil']],
  ['Lemons, 2, case', ['2 case: lemons']],
  ["anchois à l'huile 1 cs", ['1 case: anchois huile']],
  ['cod 6oz portions 2 cs', ['2 case of 6 oz: cod portions']],
  ['25 lb oignons 25 lb', ['?25 lb: oignons']],
])('the goods of a line are told apart: %s', (text, expected) =>
  expect(said(text)).toEqual(expected),
)

describe('what is typed twice, or may be no amount, is unclear and not computed with', () => {
  test.each([
    '10-12 kg courgettes',
    '10 à 12 kg courgettes',
    '20 ou 25 kg patates',
    'courgettes 10 kg 500',
    'courgettes 2 cs 3/4',
    'caisse de citrons 115',
    'carton d’oeufs 60',
    'courgettes 4, 5 cs',
    '25 lb oignons 25 lb',
    'mesclun 10 pour 4',
    '$100 worth of lemons',
    'courgettes 4$',
  ])('%s', (text) => expect(said(text)[0]).toMatch(/^\?/))
})

test.each([
  ['courgettes 10 kg 27$', '10 kg: courgettes'],
  ['courgettes 10 kg à 27,50 $', '10 kg: courgettes'],
  ['2 cs mesclun @ 4.99', '2 case: mesclun'],
  ['courgettes 10 kg le 4', '10 kg: courgettes'],
  ['2 cs courgettes pour le 27', '2 case: courgettes'],
])('a price or a date is no amount: %s', (text, expected) => expect(said(text)).toEqual([expected]))

test.each([
  ['88 ct oranges', '88 bare: ct oranges'],
  ['courgettes pas trop grosses 4 cs', '4 case: courgettes'],
  ['not too big zucchini 4 cs', '4 case: not too big zucchini'],
  ['.5 cs courgettes', '0.5 case: courgettes'],
  ['1 000 kg courgettes', '1000 kg: courgettes'],
  ['2⅓ cs courgettes', '2.33 case: courgettes'],
  ['３ cs courgettes', '3 case: courgettes'],
  ['٣ cs courgettes', '3 case: courgettes'],
  ['1/8 cs courgettes', '0.13 case: courgettes'],
  ['quarante caisses de mesclun', '40 case: mesclun'],
  ['mesclun vingt-quatre caisses', '24 case: mesclun'],
  ['twenty five cases of eggs', '25 case: eggs'],
  ['vingt et un citrons', '21 bare: citrons'],
  ['quatre vingt cs citrons', '80 case: citrons'],
  ['une couple de caisses de citrons', '2 case: citrons'],
  ["une douzaine et demie d'oeufs", '18 piece: oeufs'],
  ['2 cs #10 tomates', '?2 case: 10 tomates'],
  ['3 flat bread', '3 bare: flat bread'],
  ['thon a l’huile 2 cs', '2 case: thon huile'],
])('%s', (text, expected) => expect(said(text)).toEqual([expected]))

test.each([
  ['persil, thym, aneth: 3 cs chaque', ['persil 3 cs', 'thym 3 cs', 'aneth : 3 cs']],
  ['veal: 1 cs shank, 2 cs liver', ['veal: 1 cs shank', 'veal: 2 cs liver']],
  ['2 oignons, 3 lait (pas le 2%)', ['2 oignons', '3 lait (pas le 2%)']],
])('what is left of a line can be read again: %s', (text, expected) => {
  const texts = readOrderText(text).map((line) => line.text)
  expect(texts).toEqual(expected)
  expect(texts.flatMap(said)).toHaveLength(expected.length)
})

test.each(['pas de saumon cette semaine', 'no octopus this week thx', 'merci, à demain'])(
  'speech orders nothing: %s',
  (text) => expect(said(text)).toEqual(['ignored']),
)

test('of a long line nothing is lost', () => {
  const goods = Array.from(
    { length: 150 },
    (_, at) => `${at + 1} caisses de tomates rouges bien mûres`,
  )
  const read = said(goods.join(', '))
  expect(read).toHaveLength(150)
  expect(read.at(-1)).toMatch(/^150 case: tomates/)
})

test('items on one line are apart where each has a quantity', () => {
  expect(said('2 caisses oignons, lait x3')).toEqual(['2 case: oignons', '3 bare: lait'])
  expect(said('2 cs oignons, jaunes')).toEqual(['2 case: oignons jaunes'])
})

test('a sign or a dot alone makes no address of a line', () => {
  expect(said('2 cs oignons @ 4$')).toEqual(['2 case: oignons'])
  expect(said('2 cs oignons@.')).toEqual(['2 case: oignons'])
})

describe('cells', () => {
  test.each([
    ['Oignons jaunes\t2', '2 bare: oignons jaunes'],
    ['2;Oignons jaunes', '2 bare: oignons jaunes'],
    ['"Oignons, jaunes",2', '2 bare: oignons jaunes'],
    ['Oignons jaunes, 2', '2 bare: oignons jaunes'],
    ['Oignons;2;42,50', '?2 bare: oignons'],
    ['produit;quantité', 'ignored'],
  ])('%s', (text, expected) => expect(said(text)).toEqual([expected]))
})

describe('what orders nothing is ignored', () => {
  test.each([
    'Bonjour!',
    'merci, bonne journée',
    '514 555-0199 Luc',
    'livraison mardi 24 novembre',
    '2026-11-24',
    'commande@resto.test',
    'écrire à @luc@resto.test',
    'https://resto.test/menu',
    '----',
    '0 oignons',
  ])('%s', (text) => expect(said(text)).toEqual(['ignored']))
})

test('a line that ends in a colon is a heading, blank lines are nothing', () => {
  expect(said('Ferme Untel :\r\n\r\n2 cs oignons\n')).toEqual([
    'heading Ferme Untel',
    '2 case: oignons',
  ])
})

// What backtracks does not end within a test's time.
test.each([
  ['signs of addresses', '@'.repeat(4_000), 'ignored'],
  ['zeros', `2 lait 1.${'0'.repeat(200_000)}1`, `2 bare: lait 1.${'0'.repeat(148)}`],
  ['spaces', `a${' '.repeat(200_000)}b:`, `heading a${' '.repeat(200_000)}b`],
  ['letters that fold to many', '\uFDFA'.repeat(20_000), undefined],
])('a long line is read without backtracking: %s', (_name, text, expected) => {
  const [read = '', ...others] = said(text)
  expect(others).toEqual([])
  expect(read).toBe(expected ?? read)
})
