import { expect, test } from 'vitest'
import { choicesFrom, proposalOutcome, totalWith } from './answer-choices.ts'
import type { Proposal } from './proposed-part.ts'

const proposal = {
  lines: [
    { public_id: 'chicken', difference: '3.10' },
    { public_id: 'milk', difference: '-2.50' },
    { public_id: 'day', difference: '0.00' },
  ],
} as Proposal

test('nothing is agreed to before it is chosen', () => {
  expect(proposalOutcome(proposal, {})).toEqual({
    agreed: [],
    differenceCents: 0,
    isComplete: false,
  })
})

test('only what is agreed to changes the total, upwards and downwards', () => {
  const choices = { chicken: 'agreed', milk: 'agreed', day: 'refused' } as const
  const outcome = proposalOutcome(proposal, choices)
  expect(outcome).toEqual({ agreed: ['chicken', 'milk'], differenceCents: 60, isComplete: true })
  expect(totalWith('100.00', outcome.differenceCents)).toBe('100.60')
  expect(totalWith('100.00', proposalOutcome(proposal, { milk: 'agreed' }).differenceCents)).toBe(
    '97.50',
  )
})

test('a draft keeps choices of lines that are proposed, and nothing else', () => {
  const stored = { chicken: 'agreed', milk: 'maybe', gone: 'agreed', day: ['agreed'] }
  expect(choicesFrom(stored, proposal)).toEqual({ chicken: 'agreed' })
})
