import { formatHundredths } from '../quantity-per-case.ts'
import { foldText, wordForms } from '../search.ts'
import { changingWords, GENERAL_WORDS } from './kitchen-words.ts'
import { orderWords } from './words.ts'

/** A product that a restaurant has ordered or has in a guide. `labels` are what its guides call it. */
export type KitchenProduct = {
  readonly publicId: string
  readonly nameFr: string
  readonly nameEn: string
  readonly labels: readonly string[]
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
}

export function namesOf(product: KitchenProduct): ProductName[] {
  const complement = complementOf(product.nameFr)
  const names = [
    frenchName(product, complement),
    englishName(product, complement),
    ...product.labels.map((label) => toName(label, product, [], 1)),
  ]
  return names.filter(({ own }) => own.size > 0)
}

function frenchName(product: KitchenProduct, complement: string | undefined): ProductName {
  const [first = ''] = orderWords(product.nameFr)
  const isGeneral = GENERAL_WORDS.has(singularOf(first))
  const about = isGeneral ? freeWords(product.nameFr, complement) : [first]
  // "Filet de saumon" is salmon; "Jus d'orange" is no orange.
  const isPart = isGeneral && complement !== undefined && !isKind(first)
  const needed = isPart ? [[complement]] : [about, ...(complement ? [[complement]] : [])]
  return toName(product.nameFr, product, [...needed, ...changed(product.nameFr)], 1)
}

function englishName(product: KitchenProduct, complement: string | undefined): ProductName {
  const phrase = product.nameEn.split(/,|\(| (?:from|with|in|of|for|to|without|at|type) /)[0] ?? ''
  const words = orderWords(phrase)
  const last = words.at(-1)
  const isGeneral = last === undefined || GENERAL_WORDS.has(singularOf(last))
  const [first = ''] = orderWords(product.nameFr)
  const isCompound =
    complement !== undefined && (!GENERAL_WORDS.has(singularOf(first)) || isKind(first))
  const needed = isGeneral || last === undefined ? [] : [[last]]
  return toName(
    product.nameEn,
    product,
    [...needed, ...changed(product.nameEn)],
    isCompound ? 2 : 1,
  )
}

function toName(
  name: string,
  { unit, quantityHundredths }: KitchenProduct,
  needed: readonly (readonly string[])[],
  least: number,
): ProductName {
  const own = new Set(orderWords(name))
  const numbers = [...own].flatMap((word) => /^([\d.]+)%$/.exec(word)?.[1] ?? [])
  const sizes = [`${formatHundredths(quantityHundredths)}${unit}`, unit].flatMap(orderWords)
  return { own, words: new Set([...own, ...numbers, ...sizes]), needed, least }
}

function changed(name: string): string[][] {
  return changingWords(orderWords(name)).map((word) => [word])
}

const COMPLEMENT =
  /^[\p{L}-]+(?:\s+\p{L}+)?\s+(?:de la |de l'|de |d'|du |des |a la |a l'|a |au |aux )\s*(\p{L}+)/u

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

function freeWords(name: string, complement: string | undefined): string[] {
  return orderWords(name).filter((word) => word !== complement)
}

function singularOf(word: string): string {
  return wordForms(word).find((form) => GENERAL_WORDS.has(form)) ?? word
}
