import { formatMoney } from '@halles/domain/money.ts'
import { billedAgainstReceived } from '@halles/domain/papers/billed-against-received.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import { paperTexts } from '@halles/texts/pages/paper.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import styles from './paper.module.css'
import { billedLine, type CreditedLines, type PaperLine } from './paper-content.ts'

type LineDifferencesProps = {
  line: PaperLine
  /** Undefined: not known yet, and no amount is compared. */
  credited: CreditedLines | undefined
}

/** In words, what of a line is not as it was ordered, sent and received; what it was credited; what is charged beyond. */
export function LineDifferences({ line, credited = new Map() }: LineDifferencesProps) {
  const texts = useTextsOf(paperTexts)
  const { dollars, decimal } = useFormat()
  const billed = billedLine(line, credited)
  const { notSent, notReceivedHundredths, beyondCents } = billedAgainstReceived(billed)
  const given = billed.creditedCents + billed.creditedLaterCents
  const notReceived = notReceivedHundredths ?? 0
  const cases = (hundredths: number) => decimal(formatHundredths(hundredths))
  const said = [
    notSent > 0 && texts.notSent(String(notSent), notSent > 1),
    notReceived > 0 && texts.notReceived(cases(notReceived), notReceived >= 200),
    notReceived < 0 && texts.moreReceived(cases(-notReceived), -notReceived >= 200),
    given > 0 && texts.creditedOf(dollars(formatMoney(given))),
  ].filter((one) => one !== false)
  const beyond = beyondCents ?? 0
  if (said.length === 0 && beyond === 0) return null
  return (
    <span className={styles.differences}>
      {said.map((words) => (
        <span key={words} className={`${styles.difference} warning-text small`}>
          {words}
        </span>
      ))}
      {beyond === 0 ? null : (
        <span
          className={`${styles.difference} ${beyond > 0 ? 'error-text' : 'warning-text'} small strong`}
        >
          <IconAlertTriangle size={16} aria-hidden />{' '}
          {beyond > 0
            ? texts.chargedBeyond(dollars(formatMoney(beyond)))
            : texts.chargedLess(dollars(formatMoney(-beyond)))}
        </span>
      )}
    </span>
  )
}
