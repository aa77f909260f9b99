import type { Language } from '@halles/contract/language.ts'
import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { formatTypedAmount } from '@halles/texts/typed-amount.ts'
import type { AmountAnswer } from './amount-question.ts'

/** "12 caisses", "24 unités = 2 caisses", "12 unités = ½ caisse : 1 caisse". */
export function answerText(language: Language, { cases, amount, asked }: AmountAnswer): string {
  const texts = orderTextTexts[language]
  const inCases = (number: string) => formatTypedAmount(language, { number, measure: 'case' })
  const taken = inCases(String(cases))
  if (asked === null) return taken
  const typed = amount ? `${formatTypedAmount(language, amount)} = ` : ''
  if (Number(asked) === cases) return `${typed}${taken}`
  const exact = Number(asked) > 0 ? inCases(asked) : texts.lessThan(inCases('0.01'))
  return texts.rounded(`${typed}${exact}`, taken)
}
