import fc from 'fast-check'
import { expect } from 'vitest'
import type { Body } from '../client/browser.ts'
import { command, expectRefusal, post } from './command.ts'
import {
  type ChosenFor,
  known,
  type Model,
  type ModelLine,
  type ModelProposalLine,
  type SubstituteChoice,
  type SubstituteChoices,
} from './model.ts'

/** All products are of one category. */
const CATEGORY = 'beef'

/** What becomes of a substitute: the choice for a supplier goes before that for a category. */
export function outcomeOf(
  { choices }: Model,
  { restaurant, supplier }: { restaurant: number; supplier: number },
  lacking: Pick<ModelLine, 'priceCents'> & { cases: number },
  coming: ModelProposalLine['coming'],
): 'refused' | 'asked' | 'agreed' {
  const own = known(choices[restaurant])
  const choice = own.get(supplier) ?? own.get(CATEGORY) ?? 'ask'
  if (choice === 'never') return 'refused'
  if (choice === 'ask' || !coming) return 'asked'
  // Neither a case nor the whole costs more; every case holds the same.
  const isNoDearer =
    coming.priceCents <= lacking.priceCents &&
    coming.priceCents * coming.quantity <= lacking.priceCents * lacking.cases
  return isNoDearer ? 'agreed' : 'asked'
}

/** A restaurant says what it wants when a supplier lacks something, or takes that back. */
export const chooseSubstitutes = fc
  .record({
    restaurant: fc.nat({ max: 1 }),
    of: fc.constantFrom<ChosenFor>(0, 1, CATEGORY),
    choice: fc.constantFrom<SubstituteChoice | null>(
      'never',
      'ask',
      'same_or_cheaper',
      'same_or_cheaper',
      null,
    ),
  })
  .map(({ restaurant: by, of, choice }) =>
    command(`substitute-choice(${by}, ${of}, ${choice})`, async (model, real) => {
      const isSupplier = typeof of === 'number'
      const answer = await post(real, known(real.restaurants[by]), '/api/substitute-choice-set/', {
        ...(isSupplier
          ? { supplier_public_id: known(real.suppliers[of]).publicId }
          : { category: of }),
        choice,
      })
      if (isSupplier && model.isSuspended[of]) return expectRefusal(answer, [404, 'not_found'])
      expect(answer.status, answer.text).toBe(200)
      const own = known(model.choices[by])
      // A category is asked about anyway.
      if (choice === null || (!isSupplier && choice === 'ask')) own.delete(of)
      else own.set(of, choice)
      compareChoices(model, real.suppliers, own, answer.body)
    }),
  )

function compareChoices(
  { isSuspended }: Model,
  suppliers: readonly { publicId: string }[],
  own: SubstituteChoices,
  seen: Body,
): void {
  const active = [...suppliers.entries()].filter(([index]) => !isSuspended[index])
  const category = own.get(CATEGORY)
  expect([
    seen.suppliers.map((one: Body) => [one.public_id, one.choice]).sort(),
    seen.categories,
  ]).toEqual([
    active.map(([index, { publicId }]) => [publicId, own.get(index) ?? null]).sort(),
    category ? [{ category: CATEGORY, choice: category }] : [],
  ])
}
