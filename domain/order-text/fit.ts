import {
  type NamedProduct,
  type NameTerms,
  sizesOf,
  termsOfName,
  WEIGHTS,
} from './product-terms.ts'
import type { TypedGood } from './read-good.ts'
import { EXCLUDES, KINDS, SENSES } from './senses.ts'
import { PLAIN, SOFT, STATES } from './telling-words.ts'

/** A product prepared for comparing. */
export type Candidate<Product> = {
  readonly product: Product
  readonly names: readonly NameTerms[]
  readonly terms: ReadonlySet<string>
}

/** How a product fits what is typed. */
export type Fit = {
  /** 0 where a name says just that; below 0 the more it says beyond, or leaves out. */
  readonly score: number
  /** How many typed terms it has. */
  readonly matched: number
  /** What the typed terms weigh that it has not: 1 each but for a few. */
  readonly missing: number
  /** It fits only by what a word means to others (senses.ts). */
  readonly isOtherSense: boolean
  /** How many typed terms it has only as kinds of them. */
  readonly kinds: number
  /** What is typed and it has not. */
  readonly lacking: readonly string[]
  /** What is typed says what it is, not only how. */
  readonly isAbout: boolean
  /** All words of one of its names are typed, and no others. */
  readonly isWhole: boolean
  /** A guide calls it just that. */
  readonly isLabel: boolean
  /** It has what the line is about. */
  readonly isOnTopic: boolean
}

/** However much a name says beside what is typed, as those of brands do. */
const MOST_BEYOND = 0.5
/** Where what is typed is not what the name is about: "romaine" of "calamar à la romaine". */
const NOT_ABOUT = 0.7
/** For each term that a name says only aside. */
const ASIDE = 0.2
/** Where it is a kind of what is typed. */
const KIND = 0.3
const MISSING = 2
const EXCLUDED = 3

/** `labels`: what the guides of a kitchen call it. */
export function toCandidate<Product extends NamedProduct>(
  product: Product,
  labels: readonly string[] = [],
): Candidate<Product> {
  return withNames(product, [...namesOf(product), ...labels.map((label) => termsOfName(label))])
}

/** Many products have the same names: their terms are found once. */
export function toCandidates<Product extends NamedProduct>(
  products: readonly Product[],
): Candidate<Product>[] {
  const known = new Map<string, readonly NameTerms[]>()
  return products.map((product) => {
    const key = `${product.nameFr}\n${product.nameEn}`
    const names = known.get(key) ?? namesOf(product)
    known.set(key, names)
    return withNames(product, names)
  })
}

function namesOf({ nameFr, nameEn }: NamedProduct): NameTerms[] {
  return [termsOfName(nameFr), termsOfName(nameEn, true)]
}

function withNames<Product extends NamedProduct>(
  product: Product,
  names: readonly NameTerms[],
): Candidate<Product> {
  const terms = names.flatMap(({ weights }) => [...weights.keys()])
  return { product, names, terms: new Set([...terms, ...sizesOf(product)]) }
}

export function fitOf({ names, terms }: Candidate<unknown>, good: TypedGood): Fit {
  const found = new Set<string>()
  let missing = 0
  let kinds = 0
  const lacking: string[] = []
  let isOtherSense = false
  for (const term of good.terms) {
    const own = matchIn(terms, term)
    const other = SENSES.get(term)?.find((sense) => terms.has(sense))
    if (own === undefined && other !== undefined) isOtherSense = true
    const match = own ?? other
    if (match !== undefined) {
      found.add(match)
      if (match !== term && KINDS.get(term)?.includes(match)) kinds += 1
    } else {
      missing += weightOfMissing(term, terms)
      lacking.push(term)
    }
  }
  const isOnTopic = good.topic.some((term) => terms.has(term))
  // "poulet: foie" is no liver of a calf.
  if (!isOnTopic && good.topic.some((term) => term.startsWith('='))) missing += 1
  const excluded = [...good.excluded, ...good.terms.flatMap((term) => EXCLUDES.get(term) ?? [])]
  const isExcluded = excluded.some((term) => matchIn(terms, term) !== undefined)
  const [french = NOTHING_FOUND, english = NOTHING_FOUND, ...labels] = names.map((name) =>
    beyondOf(name, found),
  )
  const label = Math.min(...labels, NOTHING_FOUND)
  const beyond = Math.min(french, english, label)
  return {
    score: -beyond - KIND * kinds - MISSING * missing - (isExcluded ? EXCLUDED : 0),
    matched: found.size,
    missing: missing + Number(isExcluded),
    isOtherSense,
    kinds,
    lacking,
    isAbout: names.some(({ heads }) => [...found].some((term) => heads.has(term))),
    isWhole: beyond === 0 && good.terms.every((term) => terms.has(term)),
    isLabel: missing === 0 && label < WEIGHTS.later,
    isOnTopic,
  }
}

const NOTHING_FOUND = 9

/** What a name says beyond the terms that were found. */
function beyondOf({ weights, heads, aside }: NameTerms, found: ReadonlySet<string>): number {
  const own = [...weights.keys()].filter((term) => found.has(term))
  if (own.every((term) => aside.has(term))) return NOTHING_FOUND
  let [madeOf, state, others] = [0, 0, 0]
  for (const [term, weight] of weights) {
    if (found.has(term)) continue
    if (weight > WEIGHTS.state) madeOf += weight
    else if (weight > WEIGHTS.first) state = Math.max(state, weight)
    else others += weight
  }
  const asides = ASIDE * own.filter((term) => aside.has(term)).length
  const isAbout = own.some((term) => heads.has(term))
  return madeOf + state + asides + Math.min(others, MOST_BEYOND) + (isAbout ? 0 : NOT_ABOUT)
}

/** A count by size, a grade, praise: written on few products. "Frais" is missed where something was done to it. */
function weightOfMissing(term: string, own: ReadonlySet<string>): number {
  if (/^\d+\/\d+$/.test(term) || SOFT.has(term)) return 0.1
  if (PLAIN.has(term) && term !== '=frais' && term !== '=cru') return 0.3
  if (term !== '=frais' && term !== '=cru') return 1
  return [...own].some((other) => STATES.has(other)) ? 1.2 : 0.4
}

/** Whether a product without this term is hardly what is meant; a size is that of the case, which names leave out. */
export function isNeeded(term: string): boolean {
  return (
    !/^\d+\/\d+$|^\d.*[a-z]$/.test(term) && !SOFT.has(term) && term !== '=frais' && term !== '=cru'
  )
}

const SHARE = /^\d+(?:\.\d+)?%$/

/** "35" is "35%"; a kind of a thing is one. */
function matchIn(terms: ReadonlySet<string>, term: string): string | undefined {
  if (terms.has(term)) return term
  if (/^\d/.test(term) && terms.has(`${term}%`)) return `${term}%`
  // Milk of 1 % is none of 2 %, however it is called.
  if (SHARE.test(term) && [...terms].some((own) => SHARE.test(own))) return undefined
  return KINDS.get(term)?.find((kind) => terms.has(kind))
}
