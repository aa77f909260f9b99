import { Button } from '@mantine/core'
import { useId } from 'react'
import { Money } from '../../../components/money.tsx'
import { useTexts } from '../../../platform/language.ts'
import styles from './checkout.module.css'

type CheckoutTotalProps = {
  /** Of the wire. */
  amount: string
  /** A minimum is not met. */
  isBlocked: boolean
  isPending: boolean
  onSubmit: () => void
}

export function CheckoutTotal({ amount, isBlocked, isPending, onSubmit }: CheckoutTotalProps) {
  const { cart } = useTexts()
  const why = useId()
  return (
    <div className={styles.total}>
      <p className={styles.sum}>
        <span>{cart.total}</span>
        <Money amount={amount} />
      </p>
      {isBlocked ? (
        <p id={why} className={styles.why}>
          {cart.notBefore}
        </p>
      ) : null}
      <Button
        size="lg"
        className={styles.submit}
        disabled={isBlocked}
        loading={isPending}
        aria-describedby={isBlocked ? why : undefined}
        onClick={onSubmit}
      >
        {cart.placeOrder}
      </Button>
    </div>
  )
}
