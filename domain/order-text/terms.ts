import { SAME_NAMES } from './same-names.ts'
import { stemsOf } from './stems.ts'

/** `isTyped`: what kitchens write short, which in a product's name may be something else. */
type Named = {
  readonly stems: readonly string[]
  readonly terms: readonly string[]
  readonly isTyped: boolean
}

/** The names of several words, or of one, by their first stem; the longest first. */
const NAMES: ReadonlyMap<string, readonly Named[]> = byFirst()

/**
 * Stems of a text in their order, with the names of one thing replaced by the term that stands for it, which begins
 * with "=". `isTyped`: by a person, not in a product's name.
 */
export function toTerms(stems: readonly string[], { isTyped = false } = {}): string[] {
  const terms: string[] = []
  for (let at = 0; at < stems.length; ) {
    const named = NAMES.get(stems[at] ?? '')?.find(
      (name) => (isTyped || !name.isTyped) && startsAt(name, stems, at),
    )
    terms.push(...(named?.terms ?? [stems[at] ?? '']))
    at += named?.stems.length ?? 1
  }
  return terms
}

/** By the term that stands for them all. */
const WRITTEN: ReadonlyMap<string, readonly (readonly string[])[]> = byTerm()

function byTerm(): Map<string, string[][]> {
  const written = new Map<string, string[][]>()
  for (const { stems, terms, isTyped } of [...NAMES.values()].flat()) {
    const [term = ''] = terms
    if (!isTyped && terms.length === 1)
      written.set(term, [...(written.get(term) ?? []), [...stems]])
  }
  return written
}

function startsAt(name: Named, stems: readonly string[], at: number): boolean {
  return name.stems.every((stem, index) => stems[at + index] === stem)
}

function byFirst(): Map<string, Named[]> {
  const names = new Map<string, Named[]>()
  for (const row of SAME_NAMES) {
    const [first = '', ...others] = row.split('|')
    const terms = first.split('+').map((term) => `=${term}`)
    for (const written of first.includes('+') ? others : [first, ...others]) {
      const stems = stemsOf(written)
      const isTyped = written.startsWith('~')
      const start = stems[0] ?? ''
      names.set(start, [...(names.get(start) ?? []), { stems, terms, isTyped }])
    }
  }
  for (const found of names.values())
    found.sort((one, other) => other.stems.length - one.stems.length)
  return names
}

/** The names of a term in names of products, each in stems: of a stem that stands for itself, that one. */
export function namesOf(term: string): readonly (readonly string[])[] {
  return WRITTEN.get(term) ?? [[term]]
}

/** Every stem of the names that are known. */
export const TERM_STEMS: ReadonlySet<string> = new Set(
  [...NAMES.values()].flat().flatMap(({ stems }) => stems),
)
