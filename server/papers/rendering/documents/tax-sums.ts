import type { PaperContent } from '@halles/domain/papers/paper.ts'
import type { PaperSum, Words } from '../paper-document.ts'
import { amountOf, decimalOf, type Say } from '../words.ts'

/** Hundred-thousandths of what is taxed. Their sum is on no paper: each tax stands with its number and base. */
const RATES = { gst: 5_000, qst: 9_975 } as const
type Tax = keyof typeof RATES

/** Both taxes, each with its number and what it is charged on; of a seller that is not registered, that it is not. */
export function taxSums(content: PaperContent, say: Say): PaperSum[] {
  const { seller, gstBase, gstCents, qstBase, qstCents } = content
  return [
    taxSum({ tax: 'gst', number: seller.gstNumber, base: gstBase, cents: gstCents }, say),
    taxSum({ tax: 'qst', number: seller.qstNumber, base: qstBase, cents: qstCents }, say),
  ]
}

type ChargedTax = { tax: Tax; number: string | null; base: number; cents: number }

function taxSum({ tax, number, base, cents }: ChargedTax, say: Say): PaperSum {
  if (number === null) {
    return {
      label: say(({ gstOnly, qstOnly }) => (tax === 'gst' ? gstOnly : qstOnly)),
      amount: say(({ notRegistered }) => notRegistered),
    }
  }
  return {
    label: labelOf({ tax, base, cents }, say),
    detail: say(({ taxOf }) => taxOf(number, amountOf(base))),
    amount: amountOf(cents),
  }
}

/** With its rate, unless the amount was made by another: an operator may have added one. */
function labelOf({ tax, base, cents }: Omit<ChargedTax, 'number'>, say: Say): Words {
  const rate = RATES[tax]
  // What is credited is the difference of two rounded taxes.
  const isByRate = Math.abs(base * rate - cents * 100_000) <= 100_000
  return say((texts, language) => {
    if (!isByRate) return tax === 'gst' ? texts.gstOnly : texts.qstOnly
    const written = decimalOf(rate, 3)
    return texts[tax](language === 'fr' ? written : written.replace(',', '.'))
  })
}
