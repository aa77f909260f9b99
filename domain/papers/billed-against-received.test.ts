import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BilledLine, billedAgainstReceived, hasDifference } from './billed-against-received.ts'

const line = (changed: Partial<BilledLine>): BilledLine => ({
  asked: 4,
  sent: 4,
  receivedHundredths: 400,
  amountCents: 10_000,
  creditedCents: 0,
  creditedLaterCents: 0,
  ...changed,
})

test.each([
  ['all of it came', {}, 0, 0, 0],
  ['the restaurant has said nothing', { receivedHundredths: null }, 0, null, null],
  ['one case fewer was sent', { sent: 3, receivedHundredths: 300, amountCents: 7500 }, 1, 0, 0],
  ['one case did not come', { receivedHundredths: 300 }, 0, 100, 2500],
  ['half a case did not come', { receivedHundredths: 350 }, 0, 50, 1250],
  [
    'it was credited before the invoice',
    { receivedHundredths: 300, amountCents: 7500, creditedCents: 2500 },
    0,
    100,
    0,
  ],
  [
    'half of it was credited since',
    { receivedHundredths: 300, creditedLaterCents: 1250 },
    0,
    100,
    1250,
  ],
  ['more was credited', { receivedHundredths: 300, creditedLaterCents: 3000 }, 0, 100, -500],
  ['nothing was sent', { sent: 0, receivedHundredths: 0, amountCents: 0 }, 4, 0, 0],
  [
    'a third of what weighs an odd amount',
    { sent: 3, asked: 3, receivedHundredths: 100, amountCents: 1000 },
    0,
    200,
    667,
  ],
] as const)('where %s', (_, changed, notSent, notReceivedHundredths, beyondCents) => {
  expect(billedAgainstReceived(line(changed))).toEqual({
    notSent,
    notReceivedHundredths,
    beyondCents,
  })
})

test('what came whole and costs its price differs in nothing, whatever was credited and asked back', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(1_000_000), (sent, price) => {
      const came = {
        asked: sent,
        sent,
        receivedHundredths: sent * 100,
        amountCents: sent * price,
        creditedCents: 0,
        creditedLaterCents: 0,
      }
      expect(hasDifference(came)).toBe(false)
    }),
  )
})

test('what is credited and what came add up to what was sent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.nat(500),
      fc.nat(1_000_000),
      (sent, lacking, price) => {
        const received = Math.max(0, sent - lacking)
        const creditedCents = (sent - received) * price
        const { beyondCents } = billedAgainstReceived({
          asked: sent,
          sent,
          receivedHundredths: received * 100,
          amountCents: sent * price - creditedCents,
          creditedCents,
          creditedLaterCents: 0,
        })
        expect(beyondCents).toBe(0)
      },
    ),
  )
})
