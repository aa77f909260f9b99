import { useFormat } from '../../platform/language/language.ts'

const MINUS = '−'

/** An amount of the wire that may be less than nothing, with a minus as it is printed. */
export function SignedMoney({ amount }: { amount: string }) {
  const { dollars } = useFormat()
  return (
    <span className="nowrap">
      {amount.startsWith('-') ? MINUS + dollars(amount.slice(1)) : dollars(amount)}
    </span>
  )
}
