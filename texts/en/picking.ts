import type { PageTexts } from '../fr/page-texts.ts'

export const picking: PageTexts['picking'] = {
  title: 'To pick',
  order: 'Order to pick',
  open: 'Orders to pick',
  toPick: 'Products to pick',
  none: 'No orders to pick. New ones will appear here.',
  loadError: 'The orders to pick could not be loaded.',
  orderError: 'The order could not be loaded.',
  lines: (lines) => (lines === 1 ? `${lines} product` : `${lines} products`),
  notAccepted: 'Not accepted yet',
  otherStatus: {
    pending: 'This order is not accepted yet. Quantities may change.',
    done: 'This order is done.',
    cancelled: 'This order was rejected. There is nothing to pick.',
  },
}
