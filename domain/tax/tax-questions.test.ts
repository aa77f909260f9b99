import { expect, test } from 'vitest'
import { CATEGORY_NAMES } from '../product.ts'
import { TAX_CLASSES } from './tax-class.ts'
import {
  answersTo,
  askedQuestions,
  PROPOSED_BASIC,
  QUESTIONS_OF_CATEGORY,
  readTaxAnswers,
  TAX_QUESTION_NAMES,
} from './tax-questions.ts'

/** What each way through the questions of a category ends with. */
function waysThrough(
  category: (typeof CATEGORY_NAMES)[number],
  answers: Record<string, string> = {},
): string[] {
  const read = readTaxAnswers(category, answers)
  if ('taxClass' in read) return [read.taxClass]
  return answersTo(read.next).flatMap((answer) =>
    waysThrough(category, { ...answers, [read.next]: answer }),
  )
}

test.each(CATEGORY_NAMES)('%s: three to five questions, each way ends with a class', (category) => {
  const count = QUESTIONS_OF_CATEGORY[category].length
  expect(count).toBeGreaterThanOrEqual(3)
  expect(count).toBeLessThanOrEqual(5)
  const ends = waysThrough(category)
  expect(ends.at(-1)).toBeDefined()
  expect(ends).toContain('basic_groceries')
  expect(TAX_CLASSES).toEqual(expect.arrayContaining([...new Set(ends)]))
})

test('every class and every question is reached from some category', () => {
  expect(new Set(CATEGORY_NAMES.flatMap((category) => waysThrough(category)))).toEqual(
    new Set(TAX_CLASSES),
  )
  expect(new Set(Object.values(QUESTIONS_OF_CATEGORY).flat())).toEqual(new Set(TAX_QUESTION_NAMES))
})

test('basic is proposed for five categories, by the first answer to every question', () => {
  expect([...PROPOSED_BASIC]).toEqual(['beef', 'chicken', 'pork', 'seafood', 'fetl'])
  for (const category of PROPOSED_BASIC) {
    const first = QUESTIONS_OF_CATEGORY[category].map((each) => [each, answersTo(each)[0]])
    expect(readTaxAnswers(category, Object.fromEntries(first))).toEqual({
      taxClass: 'basic_groceries',
    })
  }
})

test.each([
  [{}, { next: 'is_food' }],
  [{ is_food: 'food' }, { next: 'is_frozen_dessert' }],
  [{ is_food: 'no such answer' }, { next: 'is_food' }],
  [{ is_food: 'toString' }, { next: 'is_food' }],
  [{ is_food: 'not_food', is_pudding: 'large' }, { taxClass: 'non_food' }],
  [{ is_pudding: 'one_by_one' }, { next: 'is_food' }],
])('dairy answered %j: %j', (answers, read) => {
  expect(readTaxAnswers('dairy', answers)).toEqual(read)
})

test.each([
  [{ is_pudding: 'large', is_food: 'not_food' }, { is_food: 'not_food' }],
  [
    { is_small_drink: 'no', is_frozen_dessert: 'single', is_food: 'food' },
    { is_food: 'food', is_frozen_dessert: 'single' },
  ],
  [{ is_frozen_dessert: 'single' }, {}],
])('of %j what gave the class is %j', (answers, asked) => {
  expect(askedQuestions('dairy', answers)).toEqual(asked)
})
