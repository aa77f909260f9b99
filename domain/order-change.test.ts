import { describe, expect, test } from 'vitest'
import {
  changesAtOnce,
  changesOfRestaurant,
  ORDER_CHANGES,
  phaseOf,
  wayToChange,
} from './order-change.ts'
import { needsNote } from './reasons.ts'

describe('the phase of an order', () => {
  test.each([
    ['pending', true, 'pending'],
    ['pending', false, 'pending'],
    ['acknowledged', true, 'before_cut_off'],
    ['acknowledged', false, 'after_cut_off'],
    ['done', true, 'ended'],
    ['cancelled', true, 'ended'],
  ] as const)('%s, before its cut-off %s: %s', (status, isBeforeCutOff, phase) => {
    expect(phaseOf(status, isBeforeCutOff)).toBe(phase)
  })
})

// product.md 18: now at once (!), by proposal (?), not at all (-), in the order of ORDER_CHANGES.
describe('reduce, raise, add, remove, cancel, substitute, move', () => {
  test.each([
    ['restaurant', 'pending', '! ! ! ! ! - -'],
    ['restaurant', 'before_cut_off', '! ? ? ! ! - -'],
    ['restaurant', 'after_cut_off', '? ? ? ? - - -'],
    ['restaurant', 'ended', '- - - - - - -'],
    ['supplier', 'pending', '! - - ! ! ? -'],
    ['supplier', 'before_cut_off', '! - - ! - ? ?'],
    ['supplier', 'after_cut_off', '! - - ! - ? ?'],
    ['supplier', 'ended', '- - - - - - -'],
  ] as const)('by a %s, %s', (side, phase, expected) => {
    const signs = { at_once: '!', by_proposal: '?', none: '-' }
    const ways = ORDER_CHANGES.map((change) => signs[wayToChange(side, change, phase) ?? 'none'])
    expect(ways.join(' ')).toBe(expected)
    expect(changesAtOnce(side, phase)).toEqual(
      ORDER_CHANGES.filter((_, index) => ways[index] === '!'),
    )
  })
})

test.each([
  ['after_cut_off', [true, true], ['cancel']],
  ['after_cut_off', [true, false], []],
  ['after_cut_off', [], []],
  ['before_cut_off', [true], ['reduce', 'remove', 'cancel']],
  ['ended', [true], []],
] as const)(
  '%s, with lines that may be dropped: %j: a restaurant may %j',
  (phase, lines, expected) => {
    const open = lines.map((mayDrop) => ({ mayDrop }))
    expect(changesOfRestaurant(phase, open)).toEqual(expected)
  },
)

test.each([
  ['other', '', true],
  ['other', 'Four en panne', false],
  ['quality', '', false],
  [undefined, '', false],
])('reason %s with the note "%s" has to be explained: %s', (reason, note, expected) => {
  expect(needsNote(reason, note)).toBe(expected)
})
