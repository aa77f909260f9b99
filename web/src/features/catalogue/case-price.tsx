import { Money } from '../../components/money.tsx'

/** Quieter than the unit price beside it, which compares. */
export function CasePrice({ amount }: { amount: string }) {
  return (
    <span className="strong">
      <Money amount={amount} />
    </span>
  )
}
