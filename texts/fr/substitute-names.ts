import type { SubstituteChoice } from '@halles/domain/proposal.ts'

/** What a restaurant wants when a supplier lacks something. */
export const substituteNames: Record<SubstituteChoice, string> = {
  never: 'Jamais',
  ask: 'Me demander',
  same_or_cheaper: 'Même catégorie, pas plus cher',
}
