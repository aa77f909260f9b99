import type { Cents } from '../money.ts'
import type { PaperLine } from './paper.ts'

/** A line of an invoice as it is compared: `creditedLaterCents` is what credit notes have given back for it since. */
export type BilledLine = Pick<
  PaperLine,
  'asked' | 'sent' | 'receivedHundredths' | 'amountCents' | 'creditedCents'
> & { creditedLaterCents: Cents }

export type LineDifference = {
  /** Cases that were ordered and not sent; below 0 where more was sent. */
  notSent: number
  /** Hundredths of a case that were sent and did not come in good order; null where the restaurant has said nothing. */
  notReceivedHundredths: number | null
  /** What is charged beyond what was received; below 0 where less is. Null where the restaurant has said nothing. */
  beyondCents: Cents | null
}

/**
 * What an invoice's line charges against what its restaurant received. What came is worth its share of what all that was
 * sent costs, half a cent up; credits before the invoice and since are taken off what is charged.
 */
export function billedAgainstReceived(line: BilledLine): LineDifference {
  const { asked, sent, receivedHundredths: received } = line
  const notSent = asked - sent
  if (received === null) return { notSent, notReceivedHundredths: null, beyondCents: null }
  const whole = line.amountCents + line.creditedCents
  const worth = sent === 0 ? 0 : Math.round((whole * received) / (sent * 100))
  return {
    notSent,
    notReceivedHundredths: sent * 100 - received,
    beyondCents: line.amountCents - line.creditedLaterCents - worth,
  }
}

/** Whether a line is not as it was ordered, sent and received. */
export function hasDifference(line: BilledLine): boolean {
  const { notSent, notReceivedHundredths, beyondCents } = billedAgainstReceived(line)
  return notSent !== 0 || (notReceivedHundredths ?? 0) !== 0 || (beyondCents ?? 0) !== 0
}
