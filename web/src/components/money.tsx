import { useFormat } from '../platform/language/language.ts'

/** An amount of the wire ("12.50") in dollars, as the language writes them. */
export function Money({ amount }: { amount: string }) {
  const { dollars } = useFormat()
  return <span className="nowrap">{dollars(amount)}</span>
}
