import { IconCheck, IconShoppingCart } from '@tabler/icons-react'
import { Money } from '../../components/money.tsx'
import { QuantityInput } from '../../components/quantity-input.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './landing-demo.module.css'
import { type ExamplePart, exampleCart, type Picked } from './offers.ts'

type ExampleCartProps = { picked: Picked; onPick: (id: string, quantity: number) => void }

export function ExampleCart({ picked, onPick }: ExampleCartProps) {
  const { cart } = useTexts()
  const { parts, total } = exampleCart(picked)
  return (
    <div className={`${styles.cart} column gap-md`}>
      <h3>
        <IconShoppingCart size={22} aria-hidden />
        {cart.title}
      </h3>
      {parts.length === 0 ? <p>{cart.empty}</p> : null}
      {parts.map((part) => (
        <Part key={part.supplier} part={part} onPick={onPick} />
      ))}
      <p className={styles.total} aria-live="polite">
        <span>{cart.total}</span>
        <Money amount={total} />
      </p>
    </div>
  )
}

type PartProps = { part: ExamplePart; onPick: ExampleCartProps['onPick'] }

function Part({ part, onPick }: PartProps) {
  const { cart } = useTexts()
  const { dollars } = useFormat()
  const nameOf = useProductName()
  const reached = Math.min(100, (Number(part.total) * 10_000) / part.minimumOrderCents)
  return (
    <div className="grid gap-xs">
      <p className="flex between gap-sm">
        <strong>{part.supplier}</strong>
        <Money amount={part.total} />
      </p>
      {part.lines.map((line) => (
        <div key={line.id} className={`${styles.lineBody} center gap-sm small row`}>
          <QuantityInput
            label={`${nameOf(line.product)}, ${part.supplier}`}
            value={line.quantity}
            min={0}
            onChange={(quantity) => onPick(line.id, quantity)}
          />
          <p>{nameOf(line.product)}</p>
        </div>
      ))}
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${reached}%` }} data-reached={!part.missing || undefined} />
      </span>
      <p className={`small ${part.missing ? styles.missing : styles.reached}`}>
        {part.missing ? (
          cart.amountMissing(dollars(part.missing), part.supplier)
        ) : (
          <>
            <IconCheck size={18} aria-hidden />
            {cart.minimumMet}
          </>
        )}
      </p>
    </div>
  )
}
