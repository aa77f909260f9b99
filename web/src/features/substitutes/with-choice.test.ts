import { expect, test } from 'vitest'
import { type Choices, chosenOf, type Subject, withChoice } from './substitute-queries.ts'

const ZOE = { public_id: 'z', name: 'Laiterie Zoé' }
const OTHER = { public_id: 'o', name: 'Ferme Roy' }
const CHOICES: Choices = {
  suppliers: [{ ...OTHER, choice: 'never' }],
  categories: [{ category: 'beef', choice: 'never' }],
}

test('of what nothing was chosen, a category is asked about and a supplier goes by category', () => {
  expect(chosenOf(CHOICES, { category: 'pork' })).toBe('ask')
  expect(chosenOf(CHOICES, { supplier: ZOE })).toBeNull()
})

const SUBJECTS: Subject[] = [
  { category: 'beef' },
  { category: 'pork' },
  { supplier: ZOE },
  { supplier: OTHER },
]
const CASES = SUBJECTS.flatMap((of) =>
  (['never', 'ask', 'same_or_cheaper'] as const).map((choice) => [of, choice] as const),
)

test.each(CASES)('%j as %s changes that choice and no other', (of, choice) => {
  const after = withChoice(CHOICES, of, choice)
  for (const subject of SUBJECTS)
    expect(chosenOf(after, subject)).toBe(subject === of ? choice : chosenOf(CHOICES, subject))
})

test('a supplier’s choice is taken back', () => {
  expect(chosenOf(withChoice(CHOICES, { supplier: OTHER }, null), { supplier: OTHER })).toBeNull()
})
