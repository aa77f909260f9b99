import type { Language } from '@halles/contract/language.ts'
import type { PaperContent, PaperOrder } from '@halles/domain/papers/paper.ts'
import {
  factsOf,
  type PaperBlock,
  type PaperDocument,
  type PaperFact,
  type PaperSum,
} from '../paper-document.ts'
import { amountOf, dayIn, inline, type Say, sayIn } from '../words.ts'
import { invoiceLines } from './invoice-lines.ts'
import { partiesOf } from './parties.ts'
import { taxSums } from './tax-sums.ts'

/** An invoice or a credit note as it was issued, for a reader of a language. */
export function invoiceDocument(content: PaperContent, language: Language): PaperDocument {
  const say = sayIn(language)
  const title = say(({ kinds }) => kinds[content.kind])
  return {
    title,
    number: content.label,
    name: `${inline(title)} ${content.label}`,
    author: content.seller.name,
    day: content.issuedOn,
    blocks: [
      partiesOf(say, { supplier: content.seller, customer: content.buyer }),
      ...factsOf(factsOfPaper(content, say, language)),
      invoiceLines(content, say, language),
      { is: 'sums', caption: say(({ sums }) => sums), rows: sumsOf(content, say) },
      ...noticesOf(content, say),
    ],
    footer: `${content.seller.name} · ${content.label}`,
    pageOf: say(({ pageOf }) => pageOf),
  }
}

function factsOfPaper(
  content: PaperContent,
  say: Say,
  language: Language,
): (PaperFact | undefined)[] {
  const { issuedOn, dueOn, corrects, orders } = content
  const day = (date: string) => dayIn(language, date)
  const [order] = orders
  return [
    { label: say((texts) => texts.issuedOn), value: day(issuedOn) },
    dueOn === null
      ? undefined
      : {
          label: say((texts) => texts.terms),
          value: say((texts) => texts.termsOf(daysBetween(issuedOn, dueOn))),
        },
    dueOn === null ? undefined : { label: say((texts) => texts.dueOn), value: day(dueOn) },
    corrects
      ? {
          label: say((texts) => texts.corrects),
          value: say((texts) => texts.correctsOf(corrects.label, day(corrects.issuedOn))),
        }
      : undefined,
    ...(order && orders.length === 1 ? factsOfOrder(order, say, day) : []),
  ]
}

function factsOfOrder(
  { number, placedOn, deliveredOn, poNumber }: PaperOrder,
  say: Say,
  day: (date: string) => string,
): (PaperFact | undefined)[] {
  return [
    {
      label: say((texts) => texts.order),
      value: say((texts) => texts.orderOf(number, day(placedOn))),
    },
    deliveredOn === null
      ? undefined
      : { label: say((texts) => texts.deliveredOn), value: day(deliveredOn) },
    poNumber === '' ? undefined : { label: say((texts) => texts.poNumber), value: poNumber },
  ]
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}

function sumsOf(content: PaperContent, say: Say): PaperSum[] {
  const { kind, goodsCents, feeCents, depositCents, totalCents } = content
  return [
    { label: say((texts) => texts.goods), amount: amountOf(goodsCents) },
    ...(feeCents === 0 ? [] : [{ label: say((texts) => texts.fee), amount: amountOf(feeCents) }]),
    ...taxSums(content, say),
    ...(depositCents === 0
      ? []
      : [{ label: say((texts) => texts.deposit), amount: amountOf(depositCents) }]),
    {
      label: say((texts) => (kind === 'invoice' ? texts.total : texts.totalCredited)),
      amount: amountOf(totalCents),
      isTotal: true,
    },
  ]
}

function noticesOf({ lines }: PaperContent, say: Say): PaperBlock[] {
  const hasMarks = lines.some(({ gst, qst }) => gst || qst)
  return [
    ...(hasMarks ? [{ is: 'notice' as const, text: say((texts) => texts.taxMarks) }] : []),
    { is: 'notice', text: say((texts) => texts.bySupplier) },
  ]
}
