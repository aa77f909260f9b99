import { IconCheck, IconShoppingCart } from '@tabler/icons-react'
import { Money } from '../../components/money.tsx'
import { QuantityInput } from '../../components/quantity-input.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './landing-demo.module.css'
import { type ExampleLine, exampleCart, type Picked } from './offers.ts'

type ExampleCartProps = { picked: Picked; onPick: (supplier: string, quantity: number) => void }

export function ExampleCart({ picked, onPick }: ExampleCartProps) {
  const { cart } = useTexts()
  const { lines, total } = exampleCart(picked)
  return (
    <div className={`${styles.cart} column gap-md`}>
      <h3>
        <IconShoppingCart size={22} aria-hidden />
        {cart.title}
      </h3>
      {lines.length === 0 ? <p>{cart.empty}</p> : null}
      {lines.map((line) => (
        <Line
          key={line.supplier}
          line={line}
          onChange={(quantity) => onPick(line.supplier, quantity)}
        />
      ))}
      <p className={styles.total} aria-live="polite">
        <span>{cart.total}</span>
        <Money amount={total} />
      </p>
    </div>
  )
}

type LineProps = { line: ExampleLine; onChange: (quantity: number) => void }

function Line({ line, onChange }: LineProps) {
  const { cart } = useTexts()
  const { dollars } = useFormat()
  const reached = Math.min(100, (Number(line.total) * 10_000) / line.minimumCents)
  return (
    <div className="grid gap-xs">
      <p className="flex between gap-sm">
        <strong>{line.supplier}</strong>
        <Money amount={line.total} />
      </p>
      <div className={`${styles.lineBody} center gap-sm small row`}>
        <QuantityInput label={line.supplier} value={line.quantity} min={0} onChange={onChange} />
        <p className={line.missing ? styles.missing : styles.reached}>
          {line.missing ? (
            cart.amountMissing(dollars(line.missing), line.supplier)
          ) : (
            <>
              <IconCheck size={18} aria-hidden />
              {cart.minimumMet}
            </>
          )}
        </p>
      </div>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${reached}%` }} data-reached={!line.missing || undefined} />
      </span>
    </div>
  )
}
