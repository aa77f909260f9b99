import { describe, expect, test } from 'vitest'
import { createMatcher } from './match-words.ts'
import type { PurchasedProduct } from './product-names.ts'
import { orderWords } from './words.ts'

function aProduct(
  nameFr: string,
  nameEn: string,
  given: Partial<PurchasedProduct> = {},
): PurchasedProduct {
  const size = { unit: 'kg', quantityHundredths: 1_000 }
  return {
    publicId: nameFr,
    nameFr,
    nameEn,
    labels: [],
    isInGuide: false,
    orderable: true,
    ...size,
    ...given,
  }
}

/** The name that is surely meant, in a kitchen that buys only these; undefined where nobody can be sure. */
function sure(
  typed: string,
  products: PurchasedProduct[],
  spellings = new Map<string, string[]>(),
) {
  const matches = createMatcher(products, spellings)(orderWords(typed))
  return matches.find((match) => match.sure)?.product.nameFr
}

const YELLOW = aProduct('Oignons jaunes', 'Yellow onions')
const RED = aProduct('Oignons rouges', 'Red onions')
const JUICE = aProduct("Jus d'orange", 'Orange juice')
const SMOKED = aProduct('Saumon fumé', 'Smoked salmon')
const FILLET = aProduct('Filet de saumon', 'Salmon fillet')
const POTATO = aProduct('Pommes de terre', 'Potatoes')
const GRAPE = aProduct('Raisin vert', 'Green grape')
const PEANUT = aProduct("Beurre d'arachide", 'Peanut butter')
const MILK = aProduct('Lait 2 %', 'Milk 2%', { unit: '4L', quantityHundredths: 400 })

describe('sure', () => {
  test.each([
    ['oignons', [YELLOW]],
    ['oignon jaune', [YELLOW, RED]],
    ['yellow onion', [YELLOW, RED]],
    ['jus orange', [JUICE]],
    ['orange juice', [JUICE]],
    ['saumon', [FILLET]],
    ['salmon', [FILLET]],
    ['saumon fumé', [SMOKED, FILLET]],
    ['lait 2', [MILK]],
    ['lait 4 L', [MILK]],
    ['raisin vert', [GRAPE]],
  ])('%s', (typed, products) => expect(sure(typed, products)).toBe(products[0]?.nameFr))
})

describe('not sure', () => {
  test.each([
    ['oignons', [YELLOW, RED], 'two products have the word'],
    ['oignons verts', [YELLOW], 'a word that none has'],
    ['oranges', [JUICE], 'what it is made of'],
    ['saumon', [SMOKED], 'another form of it'],
    ['pommes', [POTATO], 'half of its noun'],
    ['filet', [FILLET], 'a cut of anything'],
    ['raisins', [GRAPE], 'dried ones in English'],
    ['butter', [PEANUT], 'half of a compound'],
    ['lait 1', [MILK], 'another percentage'],
  ])('%s', (typed, products) => expect(sure(typed, products)).toBeUndefined())
})

test('a pasted name is sure beside a longer one', () => {
  const organic = aProduct('Lait 2 % biologique', 'Organic milk 2%')
  expect(sure('Lait 2 %', [MILK, organic])).toBe(MILK.nameFr)
})

test('what a guide calls a product is one of its names', () => {
  const labelled = aProduct('Allium cepa, calibre 70', 'Allium cepa', { labels: ['Oignons'] })
  expect(sure('oignon', [labelled, POTATO])).toBe(labelled.nameFr)
})

test('a part of what a guide calls a product leaves in doubt what it is', () => {
  const labelled = aProduct('Tropicana', 'Tropicana', { labels: ["Jus d'orange"], isInGuide: true })
  expect(sure('orange', [labelled])).toBeUndefined()
  expect(sure("jus d'orange", [labelled])).toBe('Tropicana')
})

describe('beside what the kitchen buys elsewhere, in a guide', () => {
  const inGuide = (product: PurchasedProduct) => ({ ...product, isInGuide: true })
  const dearer = aProduct(YELLOW.nameFr, YELLOW.nameEn, { publicId: 'dearer' })
  const base = aProduct('Allium cepa', 'Allium cepa', { labels: ['Oignons'], isInGuide: true })
  test.each([
    ['oignons', [RED, inGuide(YELLOW)], undefined, 'a part of its name may mean the other'],
    ['oignons', [RED, YELLOW, base], base, 'the guide calls it so'],
    ['oignons jaunes', [dearer, inGuide(YELLOW)], YELLOW, 'the same name of another supplier'],
    ['oignons jaunes', [inGuide(dearer), inGuide(YELLOW)], undefined, 'two in guides'],
    ['oignons rouges', [RED, inGuide(YELLOW)], RED, 'it has not every word'],
  ])('%s', (typed, products, meant, _why) => {
    const found = createMatcher(products, new Map())(orderWords(typed))
    expect(found.find((match) => match.sure)?.product.publicId).toBe(meant?.publicId)
  })

  test('comes first', () => {
    const found = createMatcher([RED, inGuide(YELLOW)], new Map())(['oignons'])
    expect(found.map(({ product }) => product.nameFr)).toEqual(['Oignons jaunes', 'Oignons rouges'])
  })
})

test('a typo is sure where all that it may stand for is the same product', () => {
  const carrot = aProduct('Carottes', 'Carrots')
  const leek = aProduct('Poireaux', 'Leeks')
  expect(sure('carrote', [carrot], new Map([['carrote', ['carotte', 'carrot']]]))).toBe('Carottes')
  expect(sure('poir', [leek], new Map([['poir', ['poireau', 'poire']]]))).toBeUndefined()
})
