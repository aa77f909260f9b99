import { expect } from 'vitest'
import type { Body } from '../client/browser.ts'
import { dayOf } from './days.ts'
import {
  known,
  type Model,
  type ModelOrder,
  type ModelPart,
  money,
  partAmounts,
  partCents,
  sum,
} from './model.ts'
import { changesOf, isWaiting, mayDrop, proposableBy, toCredit } from './part-rules.ts'
import { type RealMarket, read } from './real-market.ts'

/** A supplier's part of an order, as each side reads it. */
export async function comparePart(
  model: Model,
  real: RealMarket,
  order: ModelOrder,
  part: ModelPart,
): Promise<void> {
  const buyer = known(real.restaurants[order.restaurant])
  const { supplier_products: parts } = await read(
    buyer,
    `/api/restaurant-order-list/?order_public_id=${order.publicId}`,
  )
  const own = parts.find((one: Body) => one.public_id === part.publicId)
  expect({
    ...seenPart(own, own),
    day: own.delivery?.day ?? null,
    changes: [...own.changes].sort(),
    lines: own.products
      .map((line: Body) => [...seenLine(line, line.product.price), line.may_drop])
      .sort(),
  }).toEqual({
    ...expectedPart(part),
    day: part.day === null ? null : dayOf(real, part.day),
    may_propose: proposals('restaurant', order, part),
    changes: [...changesOf(part, order.isDone)].sort(),
    lines: part.lines.map((line) => [...expectedLine(line), mayDrop(part, line)]).sort(),
  })
  if (part.invoice) {
    const { publicId, left } = part.invoice
    expect(await read(buyer, `/api/paper/?paper_public_id=${publicId}`)).toMatchObject({
      ...{ balance: money(left), credit_to_issue: money(toCredit(part)), is_taken_back: false },
    })
  }
  if (model.isSuspended[part.supplier]) return
  const detail = await read(
    known(real.suppliers[part.supplier]),
    `/api/supplier-order-list/?supplier_order_public_id=${part.publicId}`,
  )
  expect({
    ...seenPart(detail.supplierOrder, detail),
    day: detail.supplierOrder.delivery?.day ?? null,
    lines: detail.orderProducts.map((line: Body) => seenLine(line, line.price)).sort(),
  }).toEqual({
    ...expectedPart(part),
    day: part.day === null ? null : dayOf(real, part.day),
    may_propose: proposals('supplier', order, part),
    lines: part.lines.map(expectedLine).sort(),
  })
}

function seenPart(facts: Body, { proposal, may_propose, receipt, credit }: Body) {
  return {
    status: facts.status,
    total: facts.total_price,
    amounts: facts.amounts,
    proposal: proposal && [
      proposal.public_id,
      proposal.side,
      proposal.status,
      proposal.lines.map((line: Body) => line.public_id).sort(),
    ],
    may_propose: [...may_propose].sort(),
    receipt:
      receipt?.lines.map((line: Body) => [line.public_id, Number(line.cases)]).sort() ?? null,
    credit: credit && [
      credit.public_id,
      credit.status,
      credit.asked,
      credit.granted,
      credit.lines.map((line: Body) => [line.public_id, line.asked, line.granted]).sort(),
    ],
  }
}

function expectedPart(part: ModelPart) {
  const { status, proposal, receipt, credit } = part
  return {
    status,
    total: money(partCents(part)),
    amounts: partAmounts(part),
    proposal:
      proposal && isWaiting(part)
        ? [
            proposal.publicId,
            proposal.side,
            'open',
            proposal.lines.map(({ publicId }) => publicId).sort(),
          ]
        : null,
    receipt: receipt?.map((line) => [line.publicId, line.hundredths / 100]).sort() ?? null,
    credit: credit && [
      credit.publicId,
      credit.status,
      money(sum(credit.lines.map(({ asked }) => asked))),
      credit.status === 'asked'
        ? null
        : money(sum(credit.lines.map(({ granted }) => granted ?? 0))),
      credit.lines
        .map(({ publicId, asked, granted }) => [
          publicId,
          money(asked),
          granted === null ? null : money(granted),
        ])
        .sort(),
    ],
  }
}

function proposals(side: 'restaurant' | 'supplier', order: ModelOrder, part: ModelPart): string[] {
  return isWaiting(part) ? [] : [...proposableBy(side, part, order.isDone)].sort()
}

const seenLine = (line: Body, price: string) => [
  line.public_id,
  price,
  line.quantity,
  line.edited_quantity,
  line.is_cancelled,
  line.cancelled_by,
  line.replaces,
]

const expectedLine = (line: ModelPart['lines'][number]) => [
  line.publicId,
  money(line.priceCents),
  line.quantity,
  line.edited,
  line.isCancelled,
  line.cancelledBy,
  line.replaces,
]
