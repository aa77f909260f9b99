import { type Cents, formatMoney, sumCents } from '@halles/domain/money.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import { formatCaseSize } from '@halles/texts/case-size.ts'
import { formatDeliveryDay } from '@halles/texts/delivery-times.ts'
import { formatDay, formatDecimal, formatDollars } from '@halles/texts/format.ts'
import type { CreditMailLine, MailContent } from '../content/mail-kinds.ts'
import { action, type LineView, type MailBlock, paragraph, quote } from './mail-body.ts'
import type { RenderContext, Templates } from './templates.ts'

export const creditMails: Pick<Templates, 'credit-asked' | 'credit-answered'> = {
  'credit-asked': (credit, context) => {
    const { asked, total } = context.words.credits
    return about(credit, context, asked.subject, [
      paragraph(asked.intro(credit.restaurantName, dayOf(credit, context))),
      ...saying(credit.note),
      {
        is: 'lines',
        lines: credit.lines.map((line) => lineView(line, line.askedCents, context)),
        sum: { label: total, amount: dollars(sumOf(credit.lines, 'askedCents'), context) },
      },
      action(asked.action, context.links.supplierOrder(credit.publicId)),
    ])
  },

  'credit-answered': (credit, context) => {
    const { answered, total } = context.words.credits
    const { status, supplierName, lines } = credit
    const subject = (number: number, day: string) => answered.subject[status](number, day)
    return about(credit, context, subject, [
      paragraph(answered.intro[status](supplierName, dayOf(credit, context))),
      ...saying(credit.note),
      {
        is: 'lines',
        lines: lines.map((line) => lineView(line, line.grantedCents ?? 0, context)),
        sum: {
          label: total,
          amount: dollars(sumOf(lines, 'grantedCents'), context),
          ...(status !== 'granted' && {
            formerAmount: dollars(sumOf(lines, 'askedCents'), context),
          }),
        },
      },
      paragraph(answered.settle(supplierName)),
      action(context.words.orders.seeOrder, context.links.restaurantOrder(credit.publicId)),
    ])
  },
}

type Credit = Pick<
  MailContent['credit-asked'],
  'firstName' | 'number' | 'day' | 'receivedDay' | 'note'
>

function about(
  { firstName, number, day }: Credit,
  { language, words }: RenderContext,
  subject: (number: number, day: string) => string,
  blocks: MailBlock[],
) {
  return {
    subject: subject(number, formatDay(language, day)),
    greeting: words.layout.greeting(firstName),
    blocks,
  }
}

function dayOf({ receivedDay }: Credit, { language }: RenderContext): string {
  return formatDeliveryDay(language, receivedDay)
}

function saying(note: string): MailBlock[] {
  return note === '' ? [] : [quote(note)]
}

function lineView(line: CreditMailLine, cents: Cents, context: RenderContext): LineView {
  const { language, words } = context
  const size = formatCaseSize(language, formatHundredths(line.quantityHundredths), line.unit)
  const price = words.orders.perCase(dollars(line.priceCents, context))
  const reason = line.reason && words.credits.reasons[line.reason]
  const missing = formatDecimal(language, formatHundredths(line.missingHundredths))
  const code = line.itemCode && words.orders.itemCode(line.itemCode)
  return {
    name: language === 'fr' ? line.nameFr : line.nameEn,
    detail: [code, `${size.whole}${size.rest}`, price, reason, line.note]
      .filter(Boolean)
      .join(', '),
    quantity: words.credits.cases(missing, line.missingHundredths),
    amount: dollars(cents, context),
  }
}

function sumOf(lines: readonly CreditMailLine[], of: 'askedCents' | 'grantedCents'): Cents {
  return sumCents(lines.map((line) => line[of] ?? 0))
}

function dollars(cents: Cents, { language }: RenderContext): string {
  return formatDollars(language, formatMoney(cents))
}
