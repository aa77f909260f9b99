import { formatHundredths } from '../quantity-per-case.ts'
import { foldName, stemsOf, stemsOfFolded } from './stems.ts'
import { MADE_OF, OPEN, PLAIN, STATES } from './telling-words.ts'
import { toTerms } from './terms.ts'

/** A product by what it is compared with. */
export type NamedProduct = {
  readonly publicId: string
  readonly nameFr: string
  readonly nameEn: string
  readonly unit: string
  readonly quantityHundredths: number
}

/** One name of a product. */
export type NameTerms = {
  /** Its terms (terms.ts), each with how much it speaks against the product where it is not typed. */
  readonly weights: ReadonlyMap<string, number>
  /** What it is about: who means it types one of them. */
  readonly heads: ReadonlySet<string>
  /** Said in brackets, or of what it is without or eaten with. */
  readonly aside: ReadonlySet<string>
}

/** Set by the lines of typed-lines/: what is not typed of the first words of a name, of the others, of a state, and so on. */
export const WEIGHTS = {
  plain: 0.02,
  later: 0.2,
  first: 0.45,
  without: 0.46,
  state: 0.7,
  madeOf: 1.2,
} as const

/** What "sans pelure", "for salad" and "avec sauce" name is not the product. */
const BESIDE = /[ (](?:sans|without|pour|for|non|ou|or|avec|with|aux) [^,(]*/gi

/** "Poisson, saumon, atlantique, cru" is about saumon; "cru" speaks against it hardly, "fumé" would. */
export function termsOfName(written: string, isEnglish = false): NameTerms {
  const name = foldName(written)
  const told = name.replace(/\([^)]*\)/g, ' ').replace(BESIDE, ' ')
  const terms = toTerms(stemsOfFolded(told))
  const firsts = toTerms(stemsOfFolded(told.split(',')[0] ?? ''))
  const weights = new Map(terms.map((term) => [term, weightOf(term, firsts.includes(term))]))
  const others = otherNames(name)
  const aside = toTerms(stemsOfFolded(name)).filter((term) => !weights.has(term))
  for (const term of aside) weights.set(term, WEIGHTS.plain)
  for (const term of missingFrom(name)) weights.set(term, WEIGHTS.without)
  if (weights.has('=creme glacee') || weights.has('=frite')) takeAsPlain(weights, FROZEN)
  if ([...weights.keys()].some((term) => term.startsWith('=jus'))) takeAsPlain(weights, BOTTLED)
  return {
    weights,
    heads: new Set([...headsOf(told, terms, firsts, isEnglish), ...others]),
    aside: new Set(aside.filter((term) => !others.includes(term))),
  }
}

/** The size of a case and of what is in it, which may be typed as a part of the name: "2l", "454g". */
export function sizesOf({ unit, quantityHundredths }: NamedProduct): string[] {
  return stemsOf(`${formatHundredths(quantityHundredths)}${unit} ${unit}`)
}

function weightOf(term: string, isFirst: boolean): number {
  if (PLAIN.has(term)) return WEIGHTS.plain
  if (MADE_OF.has(term)) return WEIGHTS.madeOf
  if (STATES.has(term)) return WEIGHTS.state
  return isFirst ? WEIGHTS.first : WEIGHTS.later
}

/** The first word that says what it is, also as a part of a longer name; of an English name without commas the last, too. */
function headsOf(
  told: string,
  terms: readonly string[],
  firsts: readonly string[],
  isEnglish: boolean,
): string[] {
  const isTelling = (term: string) => !PLAIN.has(term) && !OPEN.has(term) && !STATES.has(term)
  const last = told.includes(',') || !isEnglish ? [] : firsts.filter(isTelling).slice(-1)
  // "Carrot salad" is salad.
  if (last.length > 0) return last
  const at = firsts.findIndex(isTelling)
  if (at >= 0) return [...firsts.slice(at, at + 1), ...terms.slice(at, at + 1)]
  // "Boissons gazeuses, soda racinette": whatever leaves it open, and the first that does not.
  const open = terms.filter((term) => OPEN.has(term) && !PLAIN.has(term))
  const further = terms.find(isTelling) ?? (open.length > 0 ? undefined : terms[0])
  return [...open, ...(further ? [further] : [])]
}

const MOST_NAMES = 3

/** "Roquette (arugula)", "Courgette or zucchini". */
function otherNames(name: string): string[] {
  const bracketed = [...name.matchAll(/\(([^)]*)\)/g)]
    .map(([, words = '']) => words.split(','))
    // More are what it is made of.
    .flatMap((words) => (words.length > MOST_NAMES ? [] : words))
  const alternatives = [...name.matchAll(/ (?:ou|or) ([^,(]+)/gu)].map(([, words = '']) => words)
  return [...bracketed, ...alternatives].flatMap((words) =>
    toTerms(stemsOfFolded(words)).slice(0, 2),
  )
}

/** What it comes without, which who wants that says: "sans peau", "without fat". */
function missingFrom(name: string): string[] {
  const clauses = [...name.matchAll(/[ (](?:sans|without) ([^,(]*)/gi)]
  return clauses
    .flatMap(([, words = '']) => toTerms(stemsOfFolded(words)).slice(0, 1))
    .filter((term) => !PLAIN.has(term))
}

/** Ice cream and fries are frozen, and juice comes in bottles and of concentrate, without anybody's saying so. */
const FROZEN = ['=surgele', 'prefrite', 'prefrit', 'fri']
const BOTTLED = ['=conserve', '=concentre']

function takeAsPlain(weights: Map<string, number>, states: readonly string[]): void {
  for (const state of states) if (weights.has(state)) weights.set(state, WEIGHTS.plain)
}
