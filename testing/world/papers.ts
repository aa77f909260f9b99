import type { OrderPaper, OrderPaperLine } from '@halles/domain/papers/order-paper.ts'
import type {
  PaperBuyer,
  PaperContent,
  PaperLine,
  PaperSeller,
} from '@halles/domain/papers/paper.ts'
import type { RecallRecord } from '@halles/domain/papers/recall-record.ts'
import type { Statement } from '@halles/domain/papers/statement.ts'

/** Papers as they are frozen, to be rendered: long French names, weights, shortages, both taxes. */
export const SELLER: PaperSeller = {
  publicId: 'seller',
  name: 'Les Aliments de l’Île-aux-Œufs & frères inc.',
  address: '1250, rue Notre-Dame Est, bureau 200',
  city: 'Montréal',
  zipCode: 'H2L 2R5',
  phoneNumber: '514 555-0123',
  gstNumber: '123456789RT0001',
  qstNumber: '1234567890TQ0001',
}

export const BUYER: PaperBuyer = {
  publicId: 'buyer',
  name: 'Bistro <Chez Zoé>',
  address: '45, avenue du Mont-Royal Ouest',
  city: 'Montréal',
  zipCode: 'H2T 2S3',
  phoneNumber: '514 555-0199',
  code: 'C-1042',
}

const PRODUCTS = [
  [
    'Épaule de porc désossée et parée, façon Charlevoix, sous vide',
    'Boneless trimmed pork shoulder, Charlevoix style, vacuum-packed',
    'kg',
  ],
  ['Cœurs de céleri', 'Celery hearts', 'unit'],
  ['Eau gazeuse 355 ml', 'Sparkling water 355 ml', '355ml'],
  ['Fromage d’ici 12 %', 'Local cheese 12%', 'kg'],
] as const

/** A line of the product in turn; the first is weighed, the second came short. */
export function paperLine(index: number, over: Partial<PaperLine> = {}): PaperLine {
  const kind = index % PRODUCTS.length
  const [nameFr, nameEn, unit] = PRODUCTS[kind] ?? PRODUCTS[0]
  const isTaxed = kind === 2
  return {
    order: 0,
    publicId: `line-${index}`,
    productPublicId: `product-${kind}`,
    itemCode: `A-${1000 + index}`,
    nameFr,
    nameEn,
    category: 'fetl',
    unit,
    quantityHundredths: 1200,
    asked: kind === 1 ? 10 : 4,
    sent: kind === 1 ? 8 : 4,
    receivedHundredths: kind === 1 ? 750 : null,
    priceCents: 4_250,
    weight: kind === 0 ? { netThousandths: 48_345, pricePerUnit: 89_900 } : null,
    creditedCents: kind === 1 ? 2_125 : 0,
    amountCents: kind === 0 ? 43_462 : 17_000,
    feeCents: 0,
    depositCents: isTaxed ? 240 : 0,
    taxClass: isTaxed ? 'taxed' : 'basic',
    gst: isTaxed,
    qst: isTaxed,
    ...over,
  }
}

/** An invoice of so many lines, as it would be frozen. */
export function anInvoice(lines = 4, over: Partial<PaperContent> = {}): PaperContent {
  const content = Array.from({ length: lines }, (_, index) => paperLine(index))
  const goodsCents = content.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const base = content.reduce((sum, line) => sum + (line.gst ? line.amountCents : 0), 0)
  const [gstCents, qstCents] = [Math.round(base * 0.05), Math.floor(base * 0.09975 + 0.5)]
  return {
    kind: 'invoice',
    number: 42,
    label: 'F-000042',
    corrects: null,
    issuedOn: '2026-11-28',
    dueOn: '2026-12-28',
    seller: SELLER,
    buyer: BUYER,
    orders: [
      {
        publicId: 'order',
        number: 17,
        placedOn: '2026-11-26',
        deliveredOn: '2026-11-27',
        poNumber: 'PO-889',
      },
    ],
    lines: content,
    goodsCents,
    feeCents: 1_500,
    depositCents: 240,
    gstRate: 5_000,
    qstRate: 9_975,
    gstBase: base,
    gstCents,
    qstBase: base,
    qstCents,
    totalCents: goodsCents + 1_500 + 240 + gstCents + qstCents,
    ...over,
  }
}

/** What corrects that invoice: one line of it is given back. */
export function aCreditNote(): PaperContent {
  const line = paperLine(2, { amountCents: 4_250, depositCents: 60 })
  return anInvoice(0, {
    kind: 'credit_note',
    number: 7,
    label: 'NC-000007',
    corrects: { publicId: 'invoice', label: 'F-000042', issuedOn: '2026-11-28' },
    issuedOn: '2026-12-02',
    dueOn: null,
    lines: [line],
    goodsCents: 4_250,
    feeCents: 0,
    depositCents: 60,
    gstBase: 4_250,
    gstCents: 213,
    qstBase: 4_250,
    qstCents: 424,
    totalCents: 4_947,
  })
}

/** An order of so many lines as its confirmation and its slip show it. */
export function anOrderPaper(lines = 4, over: Partial<OrderPaper> = {}): OrderPaper {
  const content = Array.from({ length: lines }, (_, index): OrderPaperLine => {
    const { itemCode, nameFr, nameEn, unit, quantityHundredths, asked, sent, ...line } =
      paperLine(index)
    const isWeighed = line.weight !== null
    return {
      ...{ itemCode, nameFr, nameEn, unit, quantityHundredths, asked, sent },
      priceCents: line.priceCents,
      amountCents: line.priceCents * sent,
      netThousandths: isWeighed && index > 0 ? 48_345 : null,
      isEstimate: isWeighed && index === 0,
      depositCents: line.depositCents,
      lots: isWeighed
        ? [
            { lot: 'L2026-4471', expiresOn: '2026-12-15', cases: 3 },
            { lot: 'L2026-4472', expiresOn: null, cases: 1 },
          ]
        : [],
    }
  })
  const { gstNumber: _gst, qstNumber: _qst, ...supplier } = SELLER
  const goodsCents = content.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    publicId: 'order',
    number: 17,
    isAccepted: true,
    placedOn: '2026-11-26',
    poNumber: 'PO-889',
    note: 'Livrer par la ruelle, svp',
    delivery: { on: '2026-11-27', from: '06:00', until: '10:30' },
    supplier,
    restaurant: BUYER,
    lines: content,
    goodsCents,
    feeCents: 1_500,
    depositCents: content.reduce((sum, { depositCents }) => sum + depositCents, 0),
    ...over,
  }
}

/** A month with an invoice, a credit note, a payment and its reversal. */
export function aStatement(over: Partial<Statement> = {}): Statement {
  const { gstNumber: _gst, qstNumber: _qst, ...supplier } = SELLER
  return {
    month: '2026-11',
    madeOn: '2026-11-30',
    supplier,
    restaurant: BUYER,
    openingCents: 50_000,
    rows: [
      {
        on: '2026-11-03',
        kind: 'payment',
        label: '118',
        method: 'cheque',
        amountCents: -50_000,
        balanceCents: 0,
      },
      {
        on: '2026-11-12',
        kind: 'invoice',
        label: 'F-000041',
        method: null,
        amountCents: 123_450,
        balanceCents: 123_450,
      },
      {
        on: '2026-11-14',
        kind: 'credit_note',
        label: 'NC-000006',
        method: null,
        amountCents: -4_947,
        balanceCents: 118_503,
      },
      {
        on: '2026-11-20',
        kind: 'reversal',
        label: '118',
        method: 'cheque',
        amountCents: 50_000,
        balanceCents: 168_503,
      },
    ],
    closingCents: 168_503,
    owedCents: 168_503,
    overdueCents: 50_000,
    ...over,
  }
}

/** A simulation with one receiver that has acknowledged it and one that has not. */
export function aRecallRecord(over: Partial<RecallRecord> = {}): RecallRecord {
  const [nameFr, nameEn] = PRODUCTS[0]
  const line = { orderNumber: 17, deliveredOn: '2026-11-27', nameFr, nameEn, cases: 3 }
  return {
    supplierName: SELLER.name,
    product: { nameFr, nameEn },
    lot: 'L2026-4471',
    reason: 'Corps étranger possible.',
    isExercise: false,
    sentAt: '2026-11-28T15:05:00Z',
    madeAt: '2026-11-28T19:30:00Z',
    receivers: [
      {
        name: BUYER.name,
        city: 'Montréal',
        lines: [line],
        cases: 3,
        toldAt: '2026-11-28T15:05:00Z',
        acknowledgedAt: '2026-11-28T15:40:00Z',
      },
      {
        name: 'Café du Coin',
        city: 'Québec',
        lines: [{ ...line, orderNumber: 3, cases: 1 }],
        cases: 1,
        toldAt: '2026-11-28T15:05:00Z',
        acknowledgedAt: null,
      },
    ],
    ...over,
  }
}
