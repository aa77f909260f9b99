import { formatHundredths } from '../quantity-per-case.ts'
import { foldText, wordForms } from '../search.ts'
import { changingWords, GENERAL_WORDS } from './kitchen-words.ts'
import { orderWords } from './words.ts'

/** A product that a restaurant has ordered or has in a guide. `labels` are what its guides call it, where it is in one. */
export type PurchasedProduct = {
  readonly publicId: string
  readonly nameFr: string
  readonly nameEn: string
  readonly labels: readonly string[]
  readonly isInGuide: boolean
  readonly unit: string
  readonly quantityHundredths: number
  readonly orderable: boolean
}

/** One name of a product, prepared for comparing. */
export type ProductName = {
  /** Its own words, each once. */
  readonly own: ReadonlySet<string>
  /** The same with the size of the case and percentages as numbers. */
  readonly words: ReadonlySet<string>
  /** At least one of each must be typed for the name to be meant. */
  readonly needed: readonly (readonly string[])[]
  /** How many of its words must be typed. */
  readonly least: number
  /** What a guide calls it: a part of it says nothing of what the product is. */
  readonly isLabel: boolean
}

export function namesOf(product: PurchasedProduct): ProductName[] {
  const complement = complementOf(product.nameFr)
  const names = [
    frenchName(product, complement),
    englishName(product, complement),
    ...product.labels.map((label) => ({ ...toName(label, product, [], 1), isLabel: true })),
  ]
  return names.filter(({ own }) => own.size > 0)
}

function frenchName(product: PurchasedProduct, complement: string | undefined): ProductName {
  const { nameFr } = product
  const [first = ''] = orderWords(nameFr)
  const isGeneral = GENERAL_WORDS.has(singularOf(first))
  const about = isGeneral
    ? orderWords(nameFr).filter((word) => word !== complement)
    : [first, ...otherNames(nameFr)]
  const complements = complement === undefined ? [] : [[complement, ...percentages(nameFr)]]
  // "Filet de saumon" is salmon; "Jus d'orange" is no orange.
  const isPart = isGeneral && complement !== undefined && !isKind(first)
  const needed = isPart ? complements : [about, ...complements]
  return toName(nameFr, product, [...needed, ...changed(nameFr)], 1)
}

function englishName(product: PurchasedProduct, complement: string | undefined): ProductName {
  const { nameEn } = product
  const phrase = nameEn.split(/,|\(| (?:from|with|in|of|for|to|without|at|type|or) /)[0] ?? ''
  const last = orderWords(phrase).at(-1)
  const isGeneral = last === undefined || GENERAL_WORDS.has(singularOf(last))
  const [first = ''] = orderWords(product.nameFr)
  const isCompound =
    complement !== undefined && (!GENERAL_WORDS.has(singularOf(first)) || isKind(first))
  const needed = isGeneral ? [] : [[last, ...otherNames(nameEn)]]
  return toName(nameEn, product, [...needed, ...changed(nameEn)], isCompound ? 2 : 1)
}

function toName(
  name: string,
  { unit, quantityHundredths }: PurchasedProduct,
  needed: readonly (readonly string[])[],
  least: number,
): ProductName {
  const own = new Set(orderWords(name))
  const sizes = [`${formatHundredths(quantityHundredths)}${unit}`, unit].flatMap(orderWords)
  return {
    own,
    words: new Set([...own, ...percentages(name), ...sizes]),
    needed,
    least,
    isLabel: false,
  }
}

/** "18 %" of cream, as it is written and as a number. */
function percentages(name: string): string[] {
  return orderWords(name).flatMap((word) => /^([\d.]+)%$/.exec(word)?.slice(0, 2) ?? [])
}

/** What else a name calls the product: "Roquette (arugula)", "Courgette or zucchini". */
function otherNames(name: string): string[] {
  const bracketed = [...name.matchAll(/\(([^)]*)\)/g)].map(([, words = '']) => words)
  const alternatives = [...name.matchAll(/ (?:ou|or) (\p{L}+)/gu)].map(([, word = '']) => word)
  return orderWords([...bracketed, ...alternatives].join(' '))
}

/** What "sans pelure" and "for salad" name is not in the product, or is made later. */
const WITHOUT = / (?:sans|without|pour|for) [^,(]*/g

function changed(name: string): string[][] {
  return changingWords(orderWords(name.replace(WITHOUT, ' '))).map((word) => [word])
}

const COMPLEMENT =
  /^[\p{L}-]+(?:\s+\p{L}+)?\s+(?!au lait de )(?:de la |de l'|de |d'|du |des |a la |a l'|a |au |aux )\s*(\p{L}+)/u

/** What the first noun of a French name is made of or for: "orange" of "Jus d'orange". */
function complementOf(nameFr: string): string | undefined {
  const [, complement] = COMPLEMENT.exec(foldText(nameFr).replace(/’/g, "'")) ?? []
  const isVerb = complement === undefined || /(?:er|ir|ire)$/.test(complement)
  return isVerb ? undefined : complement
}

/** Kinds, not parts of something: "Fromage de chèvre" is cheese, "Pain à l'ail" bread. */
function isKind(word: string): boolean {
  return /^(?:poisson|fromage|pain|saucisse|champignon|courge|laitue)s?$/.test(word)
}

function singularOf(word: string): string {
  return wordForms(word).find((form) => GENERAL_WORDS.has(form)) ?? word
}
