import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, MAX_SEARCH_WORDS, searchWords, wordForms } from './search.ts'

describe('the words of a search', () => {
  test.each([
    ['Épaule de bœuf', ['epaule', 'de', 'boeuf']],
    ['ÉPAULE', ['epaule']],
    ['E\u0301paule', ['epaule']],
    ['boeuf', ['boeuf']],
    ['ŒUF', ['oeuf']],
    ["d'épaule", ['epaule']],
    ['d’épaule', ['epaule']],
    ["chef's", ['chef']],
    ['lait 2 %', ['lait', '2']],
    ['355ml', ['355', 'ml']],
    ['beurre 454g', ['beurre', '454']],
    ['7up', ['7', 'up']],
    ['tomates/concombres, (frais)', ['tomates', 'concombres', 'frais']],
    ['poulet Poulet POULET', ['poulet']],
    ['d', ['d']],
    ["d'l", ['d', 'l']],
    ['½', ['1', '2']],
    ['Rødgrød', ['rodgrod']],
    ['Łódź', ['lodz']],
    ['Iğdır', ['igdir']],
    ['đồng', ['dong']],
    ['مرحبا', ['مرحبا']],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  test.each(['', '   ', '%', '_', '\\', "' -- ;", '\u200b'])('%j has no words', (text) => {
    expect(searchWords(text)).toEqual([])
  })

  test('are a dozen at most, single letters not counted', () => {
    const words = Array.from({ length: 200 }, (_, index) => 'mo'.repeat(index + 1))
    const text = words.map((word) => `d'${word}`).join(' ')
    expect(searchWords(text)).toEqual(words.slice(0, MAX_SEARCH_WORDS))
  })

  test('never carry a sign that a query could take for its own, and are each there once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const words = searchWords(text)
        expect(words.length).toBeLessThanOrEqual(MAX_SEARCH_WORDS)
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
    )
  })

  test('stay the same when they are searched for again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const words = searchWords(text)
        expect(searchWords(words.join(' '))).toEqual(words)
      }),
    )
  })
})

test.each([
  ['oignon', ['oignons']],
  ['oignons', ['oignon']],
  ['chou', ['chous', 'choux']],
  ['choux', ['chou']],
  ['eaux', ['eau', 'eal']],
  ['cheval', ['chevals', 'chevaux']],
  ['chevaux', ['chevau', 'cheval']],
  ['tomato', ['tomatos', 'tomatoes']],
  ['tomatoes', ['tomatoe', 'tomato']],
  ['peaches', ['peache', 'peach']],
  ['peach', ['peachs', 'peaches']],
  ['berry', ['berrys', 'berries']],
  ['berries', ['berrie', 'berry']],
  ['glass', ['glasses']],
  ['riz', []],
  ['jus', []],
  ['ml', ['mls']],
  ['454', []],
])('beside %j a name may have %j', (word, others) => {
  expect(wordForms(word)).toEqual([word, ...others])
})

test('composed and decomposed accents fold alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
    }),
  )
})
