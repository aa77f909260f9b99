import { formatMoney } from '@halles/domain/money.ts'
import { ownPricesTexts } from '@halles/texts/pages/own-prices.ts'
import { useId } from 'react'
import { Money } from '../../../components/money.tsx'
import { StickyBar } from '../../../components/sticky-bar.tsx'
import { useFormat, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './checkout.module.css'

type CheckoutTotalProps = {
  /** Of the wire. */
  amount: string
  /** Whether something of it is sold by weight. */
  isEstimate: boolean
  /** In cents. */
  saved: number
  blockedBy: string | undefined
  failure: string | undefined
  isPending: boolean
  onSubmit: () => void
}

export function CheckoutTotal(props: CheckoutTotalProps) {
  const { amount, isEstimate, saved, blockedBy, failure, isPending, onSubmit } = props
  const texts = useTextsOf(ownPricesTexts)
  const { dollars } = useFormat()
  const { cart } = useTexts()
  const why = useId()
  const reasons = [failure, blockedBy].filter((reason) => reason !== undefined)
  return (
    <StickyBar look="own" className={styles.total}>
      <p className={`${styles.sum} baseline gap-0-md size-xl row`}>
        <span>
          {cart.total} <small className={`${styles.taxes} soft small`}>{cart.beforeTaxes}</small>
        </span>
        <Money amount={amount} isEstimate={isEstimate} />
      </p>
      {isEstimate ? <p className="soft small">{cart.estimate}</p> : null}
      {saved > 0 ? (
        <p className="leaf small">{texts.saved(dollars(formatMoney(saved), isEstimate))}</p>
      ) : null}
      {reasons.length > 0 ? (
        <div id={why} className={styles.why}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      ) : null}
      <Button
        size="lg"
        className={styles.submit}
        disabled={blockedBy !== undefined}
        loading={isPending}
        aria-describedby={reasons.length > 0 ? why : undefined}
        onClick={onSubmit}
      >
        {cart.placeOrder}
      </Button>
    </StickyBar>
  )
}
