import { useFormat } from '../platform/language/language.ts'

type MoneyProps = {
  amount: string
  /** "≈": until what it is made of is weighed. */
  isEstimate?: boolean | undefined
}

/** An amount of the wire ("12.50") in dollars, as the language writes them. */
export function Money({ amount, isEstimate = false }: MoneyProps) {
  const { dollars } = useFormat()
  return <span className="nowrap">{dollars(amount, isEstimate)}</span>
}
