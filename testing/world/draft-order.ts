import type { LineToInvoice, OrderToInvoice } from '@halles/domain/papers/draft-invoice.ts'

let made = 0

/** For tests: a line of 10.00 $ a case of something basic, one case of which was sent, or as it is given. */
export function aLineToInvoice(given: Partial<LineToInvoice> = {}): LineToInvoice {
  const number = ++made
  return {
    publicId: `line-${number}`,
    productPublicId: `product-${number}`,
    itemCode: '',
    nameFr: 'Carottes',
    nameEn: 'Carrots',
    category: 'fetl',
    unit: 'kg',
    quantityHundredths: 1_000,
    asked: 1,
    sent: 1,
    receivedHundredths: null,
    priceCents: 1_000,
    pricePerUnit: 10_000,
    isWeighed: false,
    netThousandths: null,
    depositCents: 0,
    grantedCents: 0,
    tax: { taxClass: 'basic_groceries', taxedWhereAsked: null },
    ...given,
  }
}

/** For tests: an order of one such line and no fee, or as it is given. */
export function anOrderToInvoice(given: Partial<OrderToInvoice> = {}): OrderToInvoice {
  const number = ++made
  return {
    publicId: `order-${number}`,
    number,
    placedOn: '2026-11-20',
    deliveredOn: '2026-11-24',
    poNumber: '',
    feeCents: 0,
    lines: [aLineToInvoice()],
    ...given,
  }
}
