import { formatMoney } from '@halles/domain/money.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import { formatCaseSize } from '@halles/texts/case-size.ts'
import { formatAmount, formatDay } from '@halles/texts/format.ts'
import type { PromotedSpecial } from '../content/mail-kinds.ts'
import { action, type MailBlock, paragraph, quote, type SpecialView } from './mail-body.ts'
import type { RenderContext, Templates } from './templates.ts'

/** Nothing of the message stands anywhere but in the body: subject and headers are ours. */
export const promotionMail: Templates['promotion'] = (mail, context) => {
  const { words, links } = context
  const { supplier, message, specials, firstName, unsubscribeToken } = mail
  const { promotion, layout } = words
  const unsubscribe = links.unsubscribe(unsubscribeToken)
  return {
    subject: promotion.subject(supplier.name),
    greeting: layout.greeting(firstName),
    replyTo: { name: supplier.name, address: supplier.email },
    unsubscribe,
    blocks: [
      paragraph(promotion.intro(supplier.name)),
      quote(message),
      ...specialsBlock(specials, context),
      action(promotion.action, links.supplierInfo(supplier.publicId)),
      {
        is: 'facts',
        rows: [
          { label: promotion.sender, value: supplier.name },
          { label: promotion.address, value: supplier.address },
          { label: promotion.phone, value: supplier.phone },
          { label: promotion.email, value: supplier.email },
        ],
      },
      {
        is: 'notice',
        text: promotion.reason(supplier.name),
        label: promotion.unsubscribe,
        href: unsubscribe,
      },
    ],
  }
}

/** The specials that are named, or nothing. */
function specialsBlock(specials: readonly PromotedSpecial[], context: RenderContext): MailBlock[] {
  if (specials.length === 0) return []
  const { promotion } = context.words
  const views = specials.map((special) => specialView(special, context))
  return [{ is: 'specials', title: promotion.specials, specials: views }]
}

function specialView(special: PromotedSpecial, context: RenderContext): SpecialView {
  const { language, links, words } = context
  const { promotion, orders } = words
  const { fromCases, fromDay, untilDay } = special
  const dollars = (cents: number) => formatAmount(language, formatMoney(cents), special.isEstimate)
  const size = formatCaseSize(language, formatHundredths(special.quantityHundredths), special.unit)
  const until = formatDay(language, untilDay)
  return {
    name: language === 'fr' ? special.nameFr : special.nameEn,
    href: links.product(special.productPublicId),
    price: orders.perCase(dollars(special.priceCents)),
    formerPrice: promotion.insteadOf(dollars(special.listPriceCents)),
    detail: [
      `${size.whole}${size.rest}`,
      ...(fromCases > 1 ? [promotion.fromCases(fromCases)] : []),
    ].join(', '),
    days:
      fromDay === null
        ? promotion.until(until)
        : promotion.days(formatDay(language, fromDay), until),
  }
}
