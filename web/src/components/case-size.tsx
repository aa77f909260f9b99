import { formatCaseSize } from '@halles/texts/case-size.ts'
import { useLanguage } from '../platform/language/language.ts'

type CaseSizeProps = {
  /** Of the wire: "12.5". */
  quantity: string
  unit: string
}

/** What one case holds: "20 lb", "12 × 100 g", "24 unités". */
export function CaseSize({ quantity, unit }: CaseSizeProps) {
  const { whole, rest } = formatCaseSize(useLanguage(), quantity, unit)
  return <span>{whole + rest}</span>
}
