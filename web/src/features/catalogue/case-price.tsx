import type { ComponentProps } from 'react'
import { Money } from '../../components/money.tsx'

/** Quieter than the unit price beside it, which compares. */
export function CasePrice({ amount, isEstimate }: ComponentProps<typeof Money>) {
  return (
    <span className="strong">
      <Money amount={amount} isEstimate={isEstimate} />
    </span>
  )
}
