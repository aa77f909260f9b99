import { describe, expect, test } from 'vitest'
import { toCandidate } from './fit.ts'
import type { NamedProduct } from './product-terms.ts'
import { type Compared, resolveGood } from './resolve-good.ts'
import { readingsOf } from './spelling.ts'
import { readGoods } from './split-goods.ts'

type Given = Partial<Omit<Compared<NamedProduct>, 'candidate'>> & {
  size?: [quantity: number, unit: string]
  label?: string
}

/** A product of "French name | English name", as the kitchen buys it or, without `times`, as the market has it. */
function aProduct(names: string, { size = [10, 'kg'], label, ...given }: Given = {}) {
  const [nameFr = '', nameEn = nameFr] = names.split(' | ')
  const [quantity, unit] = size
  const product = { publicId: names, nameFr, nameEn, unit, quantityHundredths: quantity * 100 }
  const labels = label === undefined ? [] : [label]
  return {
    candidate: toCandidate(product, labels),
    usual: given.times ? 2 : undefined,
    times: 0,
    isInGuide: label !== undefined,
    isOrderable: true,
    ...given,
  }
}
const bought = (names: string, given: Given = {}) => aProduct(names, { times: 4, ...given })

type Products = ReturnType<typeof aProduct>[]

/** "source or doubt: first name × cases". */
function said(
  text: string,
  { own = [], market = [], known }: { own?: Products; market?: Products; known?: Products[0] },
  spellings = new Map<string, string[]>(),
): string {
  const [part] = readGoods(text).goods
  if (!part) return 'nothing'
  const readings = readingsOf(part.good, spellings)
  const resolved = resolveGood(readings, { known, own, market, isWhole: true })
  const [first] = resolved.matches
  return `${resolved.chosen ?? resolved.doubt}: ${first?.product.nameFr} × ${first?.cases}`
}

const YELLOW = bought('Oignon jaune, cru | Yellow onion, raw')
const RED = bought('Oignon rouge, cru | Red onion, raw')
const POTATO = bought('Pomme de terre, crue | Potato, raw')
const JUICE = bought("Jus d'orange | Orange juice")
const PEANUT = bought("Beurre d'arachide | Peanut butter")
const SMOKED = bought('Saumon fumé | Smoked salmon')
const FILLET = bought('Filet de saumon, cru | Salmon fillet, raw')

describe('of what the kitchen buys', () => {
  test.each<[string, Products, string]>([
    ['2 cs oignons', [YELLOW], 'kitchen: Oignon jaune, cru × 2'],
    ['2 cs yellow onions', [YELLOW, RED], 'kitchen: Oignon jaune, cru × 2'],
    ['2 cs oignons', [YELLOW, RED], 'several: Oignon jaune, cru × 2'],
    ['2 cs patates', [POTATO], 'kitchen: Pomme de terre, crue × 2'],
    ['OJ 2 cs', [JUICE], "kitchen: Jus d'orange × 2"],
    ['2 cs oranges', [JUICE], 'not_found: undefined × undefined'],
    ['2 cs butter', [PEANUT], 'not_found: undefined × undefined'],
    ['2 cs saumon', [FILLET], 'kitchen: Filet de saumon, cru × 2'],
    ['2 cs saumon', [FILLET, SMOKED], 'several: Saumon fumé × 2'],
    ['2 cs saumon fumé', [FILLET, SMOKED], 'kitchen: Saumon fumé × 2'],
    ['2 cs pommes', [POTATO], 'not_found: undefined × undefined'],
  ])('%s, %#', (text, own, expected) => expect(said(text, { own })).toBe(expected))

  test('what is ordered far more often is meant, where the names say as much', () => {
    const own = [
      bought('Carotte, crue | Carrot, raw', { times: 40 }),
      bought('Carotte, petite, crue'),
    ]
    expect(said('2 cs carottes', { own })).toBe('kitchen: Carotte, crue × 2')
  })

  test('a whole name is meant beside a longer one', () => {
    const own = [
      bought('Lait 2 % | Milk 2%'),
      bought('Lait 2 % sans lactose | Lactose-free milk 2%'),
    ]
    expect(said('lait 2 % 2 cs', { own })).toBe('kitchen: Lait 2 % × 2')
  })

  test('of two that are called so, kilograms mean the one that is weighed', () => {
    const own = [
      bought('Avocat, cru', { size: [24, 'unit'] }),
      bought('Avocats frais', { size: [5, 'kg'] }),
    ]
    expect(said('10 kg avocats', { own })).toBe('kitchen: Avocats frais × 2')
  })

  test('what is made of it is not meant where the market has the thing itself', () => {
    const own = [bought('Tomate, concentré | Tomato paste')]
    const market = [aProduct('Tomate, crue | Tomato, raw')]
    expect(said('2 cs tomates', { own })).toBe('kitchen: Tomate, concentré × 2')
    expect(said('2 cs tomates', { own, market })).toBe('not_sure: Tomate, concentré × 2')
  })
})

describe('a guide', () => {
  test('names a product', () => {
    const own = [bought('Allium cepa', { label: 'Base à soupe' }), RED]
    expect(said('base à soupe 2 cs', { own })).toBe('kitchen: Allium cepa × 2')
  })

  test('decides between equal names', () => {
    const guided = { ...YELLOW, isInGuide: true }
    expect(said('2 cs oignon jaune cru', { own: [{ ...YELLOW }, guided] })).toMatch(/^kitchen/)
    expect(said('2 cs oignon jaune cru', { own: [guided, { ...guided }] })).toMatch(/^several/)
  })
})

test('what was confirmed for the words is meant before all others', () => {
  expect(said('2 cs oignons', { own: [YELLOW, RED], known: RED })).toBe(
    'known: Oignon rouge, cru × 2',
  )
})

test('what cannot be ordered is asked about, and others are offered', () => {
  const out = { ...YELLOW, isOrderable: false }
  expect(said('2 cs oignon jaune', { own: [out, RED] })).toBe(
    'not_orderable: Oignon rouge, cru × 2',
  )
})

describe('of the market, where the kitchen buys nothing of the name', () => {
  const raw = aProduct('Céleri, cru | Celery, raw')
  const root = aProduct('Céleri-rave, cru | Celeriac, raw')
  const soup = aProduct('Soupe, crème de céleri | Soup, cream of celery')
  test.each<[string, Products, string]>([
    ['2 cs céleri', [raw, root, soup], 'market: Céleri, cru × 2'],
    ['2 cs celery', [raw, { ...raw }], 'several: Céleri, cru × 2'],
    ['2 cs crème', [soup], 'not_sure: Soupe, crème de céleri × 2'],
    ['2 cs échalotes', [aProduct('Oignon vert | Green onion')], 'not_sure: Oignon vert × 2'],
  ])('%s, %#', (text, market, expected) => expect(said(text, { market })).toBe(expected))

  test.each([
    ['2 cs carrots', 'Carrot salad'],
    ['2 cs potatoes', 'Potato starch'],
    ['2 cs onions', 'Onion rings'],
    ['2 cs tomatoes', 'Tomato ketchup'],
  ])('%s are no %s', (text, name) =>
    expect(said(text, { market: [aProduct(name)] })).not.toMatch(/^market/),
  )

  test('what the kitchen buys nearly so is asked about first', () => {
    const market = [aProduct('Oignon rouge, cru | Red onion, raw')]
    expect(said('2 cs oignons rouges', { market })).toMatch(/^market/)
    expect(said('2 cs oignons rouges', { market, own: [YELLOW] })).toMatch(/^several/)
  })
})

test('the topic of a line binds what it names', () => {
  const veal = bought('Veau, foie, cru | Veal, liver, raw')
  const parts = readGoods('poulet: 2 cs foie, 1 cs aile').goods
  const [readings, own] = [parts[0] ? [parts[0].good] : [], [veal]]
  const { chosen } = resolveGood(readings, { known: undefined, own, market: [], isWhole: true })
  expect(chosen).toBeNull()
  expect(said('veau: 2 cs foie, 1 cs langue', { own })).toBe('kitchen: Veau, foie, cru × 2')
})

describe('the amount', () => {
  test.each([
    ['oignons', 'kitchen: Oignon jaune, cru × 1'],
    ['4 oignons', 'kitchen: Oignon jaune, cru × 4'],
    ['5 oignons', 'amount_doubtful: Oignon jaune, cru × 5'],
    ['2 cs oignons x3', 'amount_unclear: Oignon jaune, cru × 2'],
    ['2 kg oignons', 'amount_doubtful: Oignon jaune, cru × 1'],
  ])('%s', (text, expected) => expect(said(text, { own: [YELLOW] })).toBe(expected))
})

test('a typo is read as the words of names that are like it', () => {
  expect(
    said(
      '2 cs prosciuto',
      { own: [bought('Prosciutto')] },
      new Map([['prosciuto', ['prosciutto']]]),
    ),
  ).toBe('kitchen: Prosciutto × 2')
  const own = [bought('Tapioca'), bought('Tapiola')]
  const spellings = new Map([['tapioka', ['tapioca', 'tapiola']]])
  expect(said('2 cs tapioka', { own }, spellings)).toMatch(/^several/)
})

test('at most five are offered', () => {
  const market = ['vert', 'rouge', 'jaune', 'orange', 'noir', 'blanc'].map((colour) =>
    aProduct(`Poivron ${colour}`),
  )
  const [part] = readGoods('2 cs poivrons').goods
  const readings = part ? [part.good] : []
  const resolved = resolveGood(readings, { known: undefined, own: [], market, isWhole: true })
  expect(resolved.matches).toHaveLength(5)
})
