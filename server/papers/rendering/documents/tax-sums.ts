import type { PaperContent } from '@halles/domain/papers/paper.ts'
import { formatRegistrationNumber } from '@halles/domain/tax/registration-number.ts'
import type { PaperSum } from '../paper-document.ts'
import { amountOf, decimalOf, type Say } from '../words.ts'

type Tax = 'gst' | 'qst'

/**
 * Both taxes, each with its rate, number and what it is charged on; of a seller that is not registered, that it is not. Their rates
 * together are on no paper.
 */
export function taxSums(content: PaperContent, say: Say): PaperSum[] {
  const { seller, gstRate, gstBase, gstCents, qstRate, qstBase, qstCents } = content
  const gst = { tax: 'gst', number: seller.gstNumber, rate: gstRate, base: gstBase } as const
  const qst = { tax: 'qst', number: seller.qstNumber, rate: qstRate, base: qstBase } as const
  return [taxSum({ ...gst, cents: gstCents }, say), taxSum({ ...qst, cents: qstCents }, say)]
}

/** `rate` in hundred-thousandths, the others in cents. */
type ChargedTax = { tax: Tax; number: string | null; rate: number; base: number; cents: number }

function taxSum({ tax, number, rate, base, cents }: ChargedTax, say: Say): PaperSum {
  if (number === null) {
    return {
      label: say(({ gstOnly, qstOnly }) => (tax === 'gst' ? gstOnly : qstOnly)),
      amount: say(({ notRegistered }) => notRegistered),
    }
  }
  const percent = decimalOf(rate, 3)
  return {
    label: say((texts, language) =>
      texts[tax](language === 'fr' ? percent : percent.replace(',', '.')),
    ),
    detail: say(({ taxOf }) => taxOf(formatRegistrationNumber(number), amountOf(base))),
    amount: amountOf(cents),
  }
}
