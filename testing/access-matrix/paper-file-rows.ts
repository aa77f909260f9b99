import type { Market } from '../world/market.ts'
import { type Row, suppliers, trade, traders } from './viewers.ts'

const ofOrder = ({ order, supplier }: Market) => ({
  supplier_order_public_id: order.partOf(supplier).publicId,
  format: 'html',
})

/** Papers as pages and PDFs. */
export const PAPER_FILE_ROWS: Row[] = [
  {
    call: 'orderPaper',
    about: 'its confirmation',
    input: (market) => ({ ...ofOrder(market), kind: 'confirmation' }),
    expected: traders({ ...trade(404), R: 200, RB: 200, S: 200, SD: 200 }),
  },
  {
    call: 'orderPaper',
    about: 'its packing slip',
    input: (market) => ({ ...ofOrder(market), kind: 'packing_slip' }),
    expected: suppliers(200, 404),
    refusals: { R: ['not_permitted'], R2: ['not_permitted'] },
  },
]
