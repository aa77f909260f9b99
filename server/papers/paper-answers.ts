import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { formatDecimal } from '@halles/domain/decimal.ts'
import type {
  PaperContent,
  PaperLine,
  PaperOrder,
  PaperParty,
  PaperSums,
} from '@halles/domain/papers/paper.ts'

export type PaperAnswer = Output<Endpoints['invoiceIssue']>
export type DraftAnswer = Output<Endpoints['invoiceDraft']>

/** What an invoice says before it has a number. */
export type UnnumberedPaper = Omit<PaperContent, 'kind' | 'number' | 'label' | 'corrects'>

/** A paper as it travels. */
export function paperAnswer(publicId: string, content: PaperContent): PaperAnswer {
  const { corrects } = content
  return {
    ...contentAnswer(content),
    public_id: publicId,
    kind: content.kind,
    label: content.label,
    corrects: corrects && {
      public_id: corrects.publicId,
      label: corrects.label,
      issued_on: corrects.issuedOn,
    },
  }
}

/** What both a paper and a draft say. */
export function contentAnswer(content: UnnumberedPaper): Omit<DraftAnswer, 'version'> {
  const { seller, buyer } = content
  return {
    ...sumsAnswer(content),
    issued_on: content.issuedOn,
    due_on: content.dueOn,
    seller: {
      ...partyAnswer(seller),
      gst_number: seller.gstNumber,
      qst_number: seller.qstNumber,
    },
    buyer: { ...partyAnswer(buyer), code: buyer.code },
    orders: content.orders.map(orderAnswer),
    lines: content.lines.map(lineAnswer),
  }
}

function sumsAnswer(sums: PaperSums) {
  return {
    goods: sums.goodsCents,
    fee: sums.feeCents,
    deposit: sums.depositCents,
    gst_rate: sums.gstRate,
    qst_rate: sums.qstRate,
    gst_base: sums.gstBase,
    gst: sums.gstCents,
    qst_base: sums.qstBase,
    qst: sums.qstCents,
    total: sums.totalCents,
  }
}

function partyAnswer(party: PaperParty) {
  return {
    public_id: party.publicId,
    name: party.name,
    address: party.address,
    city: party.city,
    zip_code: party.zipCode,
    phone_number: party.phoneNumber,
  }
}

function orderAnswer(order: PaperOrder) {
  return {
    public_id: order.publicId,
    number: order.number,
    placed_on: order.placedOn,
    delivered_on: order.deliveredOn,
    po_number: order.poNumber,
  }
}

function lineAnswer(line: PaperLine) {
  const { weight } = line
  return {
    order: line.order,
    public_id: line.publicId,
    product_public_id: line.productPublicId,
    item_code: line.itemCode,
    name_fr: line.nameFr,
    name_en: line.nameEn,
    category: line.category,
    unit: line.unit,
    quantity_per_case: line.quantityHundredths,
    asked: line.asked,
    sent: line.sent,
    received: line.receivedHundredths,
    price: line.priceCents,
    weight: weight && {
      net: formatDecimal(weight.netThousandths, 3),
      price_per_unit: weight.pricePerUnit,
    },
    credited: line.creditedCents,
    amount: line.amountCents,
    fee: line.feeCents,
    deposit: line.depositCents,
    tax_class: line.taxClass,
    gst: line.gst,
    qst: line.qst,
  }
}
