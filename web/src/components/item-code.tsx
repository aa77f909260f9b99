import { useTexts } from '../platform/language/language.ts'

type ItemCodeProps = {
  /** Empty: none; not there in an answer that this device stored before there were codes. */
  code: string | undefined
}

/** Beside the name of a product, for its supplier alone: its own code of it. */
export function ItemCode({ code }: ItemCodeProps) {
  const { orders } = useTexts()
  return code ? <span className="soft small anywhere">{orders.itemCode(code)}</span> : null
}
