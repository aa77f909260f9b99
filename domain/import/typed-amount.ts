/** Why a price or a quantity of a list cannot be taken. */
export type AmountFault =
  | 'amount_unreadable'
  | 'amount_not_positive'
  | 'amount_too_high'
  | 'amount_too_fine'

const THOUSANDS_BY_SPACE = /^\d{1,3}(?:\s\d{3})+(?=[.,]|$)/
const THOUSANDS_BY_COMMA = /^\d{1,3}(?:,\d{3})+(?=\.)/
const THOUSANDS_BY_POINT = /^\d{1,3}(?:\.\d{3})+(?=,)/
const PLAIN = /^(\d{1,15})(?:[.,](\d+))?$/

/**
 * An amount as people type it, in hundredths: "12.5", "12,50", "1 234,50 $", "$1,234.50" are 1250, 1250, 123450 twice.
 * Above 0 and at most `most` hundredths. A third decimal is refused, never rounded, so that "1,234" is neither guessed
 * to be a thousand nor to be one.
 */
export function readAmount(
  text: string,
  most: number,
): { hundredths: number } | { fault: AmountFault } {
  const bare = text.replace(/^\s*(-?)\s*\$|\$\s*$/, '$1').trim()
  const [, sign, unsigned = ''] = /^([-\u2212]?)\s*(.*)$/su.exec(bare) ?? []
  const [, whole = '', decimals = ''] = PLAIN.exec(withoutThousands(unsigned)) ?? []
  if (whole === '') return { fault: 'amount_unreadable' }
  if (/[1-9]/.test(decimals.slice(2)) || decimals.length === 3) return { fault: 'amount_too_fine' }
  const hundredths = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  if (sign || hundredths === 0) return { fault: 'amount_not_positive' }
  return hundredths <= most ? { hundredths } : { fault: 'amount_too_high' }
}

function withoutThousands(text: string): string {
  for (const thousands of [THOUSANDS_BY_SPACE, THOUSANDS_BY_COMMA, THOUSANDS_BY_POINT]) {
    if (thousands.test(text)) return text.replace(thousands, (group) => group.replace(/\D/g, ''))
  }
  return text
}
