import { expect, test } from 'vitest'
import { choicesFrom, isTotalWithEstimate, proposalOutcome, totalWith } from './answer-choices.ts'
import type { Proposal } from './proposed-part.ts'

const proposal = {
  lines: [
    { public_id: 'chicken', difference: '3.10', is_estimate: true },
    { public_id: 'milk', difference: '-2.50', is_estimate: false },
    { public_id: 'day', difference: '0.00', is_estimate: false },
  ],
} as Proposal

test('nothing is agreed to before it is chosen', () => {
  expect(proposalOutcome(proposal, {})).toEqual({
    agreed: [],
    differenceCents: 0,
    isEstimate: false,
    isComplete: false,
  })
})

test('only what is agreed to changes the total, upwards and downwards', () => {
  const choices = { chicken: 'agreed', milk: 'agreed', day: 'refused' } as const
  const outcome = proposalOutcome(proposal, choices)
  expect(outcome).toEqual({
    agreed: ['chicken', 'milk'],
    differenceCents: 60,
    isEstimate: true,
    isComplete: true,
  })
  expect(totalWith('100.00', outcome.differenceCents)).toBe('100.60')
  expect(totalWith('100.00', proposalOutcome(proposal, { milk: 'agreed' }).differenceCents)).toBe(
    '97.50',
  )
})

test('a draft keeps choices of lines that are proposed, and nothing else', () => {
  const stored = { chicken: 'agreed', milk: 'maybe', gone: 'agreed', day: ['agreed'] }
  expect(choicesFrom(stored, proposal)).toEqual({ chicken: 'agreed' })
})

test('the total is an estimate as long as something that comes by weight is not weighed', () => {
  const lines = [
    { public_id: 'oka', isEstimate: true },
    { public_id: 'eggs', isEstimate: false },
  ] as never[]
  const one = (public_id: string, facts: object) =>
    ({ public_id, line_public_id: 'oka', is_estimate: false, ...facts }) as never
  const proposed = {
    lines: [
      one('weight', { kind: 'weight', quantity: 4 }),
      one('gone', { kind: 'quantity', quantity: 0, is_estimate: true }),
      one('brie', { kind: 'add', line_public_id: null, quantity: 1, is_estimate: true }),
    ],
  }
  const is = (...agreed: string[]) => isTotalWithEstimate({ lines }, proposed, agreed)
  expect([is(), is('weight'), is('gone'), is('weight', 'brie')]).toEqual([true, false, false, true])
})
