import { expect, test } from 'vitest'
import {
  answeredClass,
  askedTaxes,
  chargedTaxes,
  proposedAnswers,
  shownQuestions,
} from './answers.ts'

const DRINK = { tax_class: 'beverage_single_serving', gst: 'taxed', qst: 'asked' } as const
const HOT = { tax_class: 'hot_food', gst: 'taxed', qst: 'taxed' } as const
const CLASSES = [DRINK, HOT]

test('of beef basic is proposed, of bakery nothing', () => {
  expect(proposedAnswers('beef')).toEqual({
    is_food: 'food',
    is_hot: 'no',
    is_salad_or_sandwich: 'no',
  })
  expect(proposedAnswers('bakery')).toEqual({})
})

test.each([
  [{}, ['is_food']],
  [{ is_food: 'food' }, ['is_food', 'is_hot']],
  [{ is_food: 'food', is_hot: 'yes', is_salad_or_sandwich: 'no' }, ['is_food', 'is_hot']],
  [{ is_food: 'not_food' }, ['is_food']],
])('of %j the questions on screen are %j', (answers, questions) => {
  expect(shownQuestions('beef', answers)).toEqual(questions)
})

test('a class is known when all is answered', () => {
  expect(answeredClass('beef', { is_food: 'food' }, CLASSES)).toBeUndefined()
  expect(answeredClass('beef', { is_food: 'food', is_hot: 'yes' }, CLASSES)).toBe(HOT)
})

test('taxes that are asked are charged where its supplier says so', () => {
  expect([askedTaxes(HOT), askedTaxes(DRINK)]).toEqual([[], ['qst']])
  expect(chargedTaxes(HOT, null)).toEqual(['gst', 'qst'])
  expect([true, false, null].map((said) => chargedTaxes(DRINK, said))).toEqual([
    ['gst', 'qst'],
    ['gst'],
    ['gst'],
  ])
})
