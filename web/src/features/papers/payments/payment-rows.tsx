import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { AskButton } from '../../../components/ask-button.tsx'
import { Facts } from '../../../components/facts.tsx'
import rows from '../../../components/rows.module.css'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import type { Nothing } from '../../../platform/api/change.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { PaperLink } from '../paper-link.tsx'
import { ALL_PAPERS, type PaperSide } from '../paper-queries.ts'
import styles from '../papers.module.css'
import { SignedMoney } from '../signed-money.tsx'
import type { Payment } from './payment-queries.ts'

type PaymentRowsProps = {
  side: PaperSide
  payments: readonly Payment[]
  /** Whose they are stands above them. */
  isOfOne?: true
}

export function PaymentRows({ side, payments, isOfOne }: PaymentRowsProps) {
  return (
    <ul className={rows.list}>
      {payments.map((payment) => (
        <li key={payment.public_id} className={rows.item}>
          <div className={rows.row}>
            <PaymentFacts side={side} payment={payment} isOfOne={isOfOne} />
            {side === 'supplier' && payment.reverses === null && payment.reversed_by === null ? (
              <Reverse payment={payment} />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

type PaymentFactsProps = { side: PaperSide; payment: Payment; isOfOne: true | undefined }

function PaymentFacts({ side, payment, isOfOne }: PaymentFactsProps) {
  const texts = useTextsOf(paymentsTexts)
  const { day } = useFormat()
  const { amount, paid_on: paidOn, method, reference, shares, by, reverses } = payment
  const name = by?.first_name
  return (
    <>
      <span className="min-0">
        <span className="bold anywhere">{isOfOne ? day(paidOn) : payment.business.name}</span>
        <span className="block soft small">
          <Facts>
            {isOfOne ? null : day(paidOn)}
            {texts.methods[method]}
            {reference === '' ? null : texts.referenced(reference)}
            {name ? texts.by(name) : null}
          </Facts>
        </span>
        <span className="block small">
          {shares.length === 0 ? (
            <span className="soft">{texts.unshared}</span>
          ) : (
            <Facts>
              {shares.map((share) => (
                <span key={share.paper_public_id}>
                  <PaperLink side={side} publicId={share.paper_public_id}>
                    {share.label}
                  </PaperLink>{' '}
                  <SignedMoney amount={share.amount} />
                </span>
              ))}
            </Facts>
          )}
        </span>
      </span>
      <span className={rows.sum}>
        <span className="bold block">
          <SignedMoney amount={amount} />
        </span>
        {reverses !== null ? (
          <StatusBadge tone="modified">{texts.isReversal}</StatusBadge>
        ) : payment.reversed_by !== null ? (
          <StatusBadge tone="cancelled">{texts.isReversed}</StatusBadge>
        ) : amount.startsWith('-') ? (
          <StatusBadge tone="modified">{texts.isRefund}</StatusBadge>
        ) : null}
      </span>
    </>
  )
}

function Reverse({ payment }: { payment: Payment }) {
  const texts = useTextsOf(paymentsTexts)
  const { dollars, day } = useFormat()
  const { public_id, amount, paid_on: paidOn } = payment
  const reverse = useChange({
    stale: ALL_PAPERS,
    staleWhenRefused: true,
    call: (_: Nothing, options) => api.paymentReverse({ public_id }, options),
    done: texts.reversed,
  })
  return (
    <span className={styles.below}>
      <AskButton
        variant="subtle"
        size="sm"
        aria-label={texts.reverseOf(dollars(amount), day(paidOn))}
        title={texts.reverseTitle(dollars(amount))}
        message={texts.reverseMessage}
        confirm={texts.reverse}
        destructive
        change={reverse}
      >
        {texts.reverseBrief}
      </AskButton>
    </span>
  )
}
