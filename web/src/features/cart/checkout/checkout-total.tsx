import { Button } from '@mantine/core'
import { useId } from 'react'
import { Money } from '../../../components/money.tsx'
import { useTexts } from '../../../platform/language.ts'
import styles from './checkout.module.css'

type CheckoutTotalProps = {
  /** Of the wire. */
  amount: string
  /** Why it cannot be ordered now, in words. */
  blockedBy: string | undefined
  isPending: boolean
  onSubmit: () => void
}

export function CheckoutTotal({ amount, blockedBy, isPending, onSubmit }: CheckoutTotalProps) {
  const { cart } = useTexts()
  const why = useId()
  return (
    <div className={styles.total}>
      <p className={styles.sum}>
        <span>{cart.total}</span>
        <Money amount={amount} />
      </p>
      {blockedBy ? (
        <p id={why} className={styles.why}>
          {blockedBy}
        </p>
      ) : null}
      <Button
        size="lg"
        className={styles.submit}
        disabled={blockedBy !== undefined}
        loading={isPending}
        aria-describedby={blockedBy ? why : undefined}
        onClick={onSubmit}
      >
        {cart.placeOrder}
      </Button>
    </div>
  )
}
