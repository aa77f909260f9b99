import { wordForms } from '../search.ts'
import { FALSE_FRIENDS, writtenOut } from './kitchen-words.ts'
import { namesOf, type ProductName, type PurchasedProduct } from './product-names.ts'

/** What each typed word may stand for that is in no product's name: "carrote" and "oign" for words of names. */
export type Spellings = ReadonlyMap<string, readonly string[]>

/** `sure`: nobody who types these words can mean anything else that this restaurant buys. */
export type WordMatch<Product> = { readonly product: Product; readonly sure: boolean }

type Prepared<Product> = { product: Product; names: ProductName[]; all: ReadonlySet<string> }
/** What one typed word may be read as: itself, or what it may stand for; each in every number. */
type Reading = { readonly words: readonly string[]; readonly forms: readonly string[] }

/**
 * Compares typed words with what a restaurant buys. A product matches when one of its names, or what a guide calls it, has
 * every word, in either number. A match is sure
 * - when it is the only one, and the words name what the product is, not what it is made with, and not only one of its
 *   forms: "oranges" is not sure for orange juice, "saumon" not for smoked salmon;
 * - or when the words are all words of its name, or of what a guide calls it, and of no other's, or of no other's in a
 *   guide: a pasted name is sure beside a longer one. A part of a name is not: a guide need not have all that is bought.
 * The sure one is first, then those of guides, then the others, in the order given.
 */
export function createMatcher<Product extends PurchasedProduct>(
  products: readonly Product[],
  spellings: Spellings,
): (words: readonly string[]) => WordMatch<Product>[] {
  const prepared = products.map(prepare)
  return (words) => {
    // Once for a word, however many products it is compared with.
    const readings = words
      .flatMap(writtenOut)
      .map((word) => toReading(spellings.get(word) ?? [word]))
    const found = prepared.flatMap((candidate) => {
      const names = candidate.names.filter((name) => hasEvery(name.words, readings))
      return names.length > 0 ? [{ ...candidate, names }] : []
    })
    const whole = found.filter(({ names }) => names.some((name) => isWhole(name, readings)))
    const only = onlyOf(found) ?? onlyOf(whole) ?? onlyOf(whole.filter(isInGuide))
    const isSure = only !== undefined && isAbout(only, readings, whole.includes(only))
    return found
      .map(({ product }) => ({ product, sure: isSure && product === only?.product }))
      .sort((one, other) => rankOf(other) - rankOf(one))
  }
}

function onlyOf<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

function isInGuide({ product }: { product: PurchasedProduct }): boolean {
  return product.isInGuide
}

function rankOf({ product, sure }: WordMatch<PurchasedProduct>): number {
  return sure ? 2 : Number(product.isInGuide)
}

function toReading(words: readonly string[]): Reading {
  return { words, forms: words.flatMap(wordForms) }
}

function prepare<Product extends PurchasedProduct>(product: Product): Prepared<Product> {
  const names = namesOf(product)
  return { product, names, all: new Set(names.flatMap(({ words }) => [...words])) }
}

function isAbout(
  { names, all }: Prepared<unknown>,
  readings: readonly Reading[],
  isWholeName: boolean,
): boolean {
  // Of a word with several readings, none may be another product's.
  if (!readings.every(({ words }) => words.every((word) => hasForm(all, word)))) return false
  if (readings.every(({ words }) => words.some(isFalseFriend))) return false
  if (isWholeName) return true
  const own = names.filter(({ isLabel }) => !isLabel)
  if (own.length === 0) return false
  return own.every(
    ({ needed, least }) =>
      readings.length >= least &&
      needed.every((words) => words.some((word) => isTyped(word, readings))),
  )
}

function hasEvery(words: ReadonlySet<string>, readings: readonly Reading[]): boolean {
  return readings.length > 0 && readings.every(({ forms }) => forms.some((form) => words.has(form)))
}

function isWhole({ own }: ProductName, readings: readonly Reading[]): boolean {
  return [...own].every((word) => isTyped(word, readings))
}

function hasForm(words: ReadonlySet<string>, word: string): boolean {
  return wordForms(word).some((form) => words.has(form))
}

function isTyped(word: string, readings: readonly Reading[]): boolean {
  if (readings.some(({ forms }) => forms.includes(word))) return true
  const own = wordForms(word)
  return readings.some(({ words }) => words.some((typed) => own.includes(typed)))
}

function isFalseFriend(word: string): boolean {
  return wordForms(word).some((form) => FALSE_FRIENDS.has(form))
}
