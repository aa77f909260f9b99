import type { Language } from '@halles/contract/language.ts'
import type { OrderPaper, OrderPaperKind } from '@halles/domain/papers/order-paper.ts'
import { formatDeliveryDay, formatWindow } from '@halles/texts/delivery-times.ts'
import {
  factsOf,
  type PaperBlock,
  type PaperDocument,
  type PaperSum,
  type Words,
} from '../paper-document.ts'
import { amountOf, dayIn, inline, type Say, sayIn } from '../words.ts'
import { confirmedLines, packedLines } from './order-lines.ts'
import { partiesOf } from './parties.ts'

/**
 * The confirmation of an order, or its packing slip, for a reader of a language. A slip names no price: whoever prepares, drives and
 * receives reads it; only the deposit, which comes back with the containers.
 */
export function orderDocument(
  order: OrderPaper,
  kind: OrderPaperKind,
  language: Language,
): PaperDocument {
  const say = sayIn(language)
  const title = say(({ kinds }) => kinds[kind])
  const number = `nº\u00a0${order.number}`
  const isSlip = kind === 'packing_slip'
  return {
    title,
    number,
    name: `${inline(title)} ${number}`,
    author: order.supplier.name,
    day: order.placedOn,
    blocks: [
      partiesOf(say, { supplier: order.supplier, customer: order.restaurant }, 'deliverTo'),
      ...factsOf([
        { label: say((texts) => texts.issuedOn), value: dayIn(language, order.placedOn) },
        { label: say((texts) => texts.deliveredOn), value: deliveryOf(order, say) },
        order.poNumber === ''
          ? undefined
          : { label: say((texts) => texts.poNumber), value: order.poNumber },
        order.note === ''
          ? undefined
          : { label: say((texts) => texts.note), value: order.note, isLong: true },
        isSlip && order.depositCents > 0
          ? { label: say((texts) => texts.deposit), value: amountOf(order.depositCents) }
          : undefined,
      ]),
      ...(order.isAccepted
        ? []
        : [{ is: 'paragraph' as const, text: say((texts) => texts.notAccepted) }]),
      ...(isSlip ? slipBlocks(order, say, language) : confirmationBlocks(order, say)),
    ],
    footer: `${order.supplier.name} · ${number}`,
    pageOf: say(({ pageOf }) => pageOf),
  }
}

function deliveryOf({ delivery }: OrderPaper, say: Say): Words {
  if (!delivery) return say((texts) => texts.arranged)
  const { on, from, until } = delivery
  return say((texts, language) =>
    texts.deliveryAt(formatDeliveryDay(language, on), formatWindow(language, from, until)),
  )
}

function slipBlocks(order: OrderPaper, say: Say, language: Language): PaperBlock[] {
  return [
    packedLines(order, say, language),
    { is: 'signature', labels: [say((texts) => texts.receivedBy), say((texts) => texts.date)] },
  ]
}

function confirmationBlocks(order: OrderPaper, say: Say): PaperBlock[] {
  const hasEstimates = order.lines.some(({ isEstimate }) => isEstimate)
  return [
    confirmedLines(order, say),
    { is: 'sums', caption: say(({ sums }) => sums), rows: sumsOf(order, say, hasEstimates) },
    ...(hasEstimates ? [{ is: 'notice' as const, text: say((texts) => texts.estimated) }] : []),
    { is: 'notice', text: say((texts) => texts.taxesOnInvoice) },
    { is: 'notice', text: say((texts) => texts.bySupplier) },
  ]
}

function sumsOf(
  { goodsCents, feeCents, depositCents }: OrderPaper,
  say: Say,
  hasEstimates: boolean,
): PaperSum[] {
  return [
    { label: say((texts) => texts.goods), amount: amountOf(goodsCents, hasEstimates) },
    ...(feeCents === 0 ? [] : [{ label: say((texts) => texts.fee), amount: amountOf(feeCents) }]),
    ...(depositCents === 0
      ? []
      : [{ label: say((texts) => texts.deposit), amount: amountOf(depositCents) }]),
    {
      label: say((texts) => texts.totalBeforeTaxes),
      amount: amountOf(goodsCents + feeCents + depositCents, hasEstimates),
      isTotal: true,
    },
  ]
}
