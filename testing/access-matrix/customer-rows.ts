import { aCustomerList, aCustomerPreview } from '../world/customer-list.ts'
import type { Market } from '../world/market.ts'
import { aTradeInvitation, somebody } from '../world/trade-invitation.ts'
import {
  everybody,
  type Row,
  restaurants,
  suppliers,
  trade,
  traders,
  VIEWERS,
  type ViewerName,
} from './viewers.ts'

const previews = new WeakMap<Market, string>()
const ofPreview = {
  before: async (market: Market) => {
    const { public_id } = await aCustomerPreview(market.supplier.browser)
    previews.set(market, public_id)
    return { public_id }
  },
  input: (market: Market) => ({ public_id: previews.get(market) ?? '', kind: 'new' }),
}
type Link = Awaited<ReturnType<typeof aTradeInvitation>>
const links = new WeakMap<Market, Map<ViewerName, Link>>()
/** Whoever holds the link of a mail may use it: each viewer has one of its own, from a business that is nobody's neighbour. */
const byLink = (by: 'farSupplier' | 'restaurant', link: 'token' | 'stopToken' = 'token') => ({
  before: async (market: Market) => {
    const of = new Map<ViewerName, Link>()
    for (const viewer of Object.values(VIEWERS).flat()) {
      of.set(viewer, await aTradeInvitation(market.world, market[by]))
    }
    links.set(market, of)
  },
  input: (market: Market, viewer: ViewerName) => ({
    token: links.get(market)?.get(viewer)?.[link] ?? '',
  }),
})
const invented = { input: () => ({ token: 'A'.repeat(64) }) }

/** How suppliers bring their customers, and restaurants their suppliers. */
export const CUSTOMER_ROWS: Row[] = [
  {
    call: 'previewCustomers',
    input: () => ({ file: Buffer.from(aCustomerList()) }),
    expected: traders(suppliers(201)),
  },
  { call: 'customerImportRows', ...ofPreview, expected: traders(suppliers(200, 404)) },
  { call: 'confirmCustomers', ...ofPreview, expected: traders(suppliers(200, 404)) },
  {
    call: 'undoCustomers',
    ...ofPreview,
    before: async (market) => {
      const preview = await ofPreview.before(market)
      await market.supplier.browser.post('/api/customer-import-confirm/', preview)
    },
    expected: traders(suppliers(200, 404)),
  },
  { call: 'lastCustomerImport', expected: traders(suppliers(200)) },
  { call: 'customerInvitationList', expected: traders(suppliers(200)) },
  {
    call: 'customerInvite',
    input: () => ({ customer: somebody() }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'customerInvite',
    about: 'of one it has named',
    before: async (market) => {
      links.set(
        market,
        new Map([['supplier', await aTradeInvitation(market.world, market.supplier)]]),
      )
    },
    input: (market) => ({ public_ids: [links.get(market)?.get('supplier')?.publicId ?? ''] }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'supplierInvitationList', expected: traders(restaurants(200)) },
  { call: 'supplierInvite', input: somebody, expected: traders(restaurants(200)) },
  { call: 'tradeInvitationInfo', ...byLink('farSupplier'), expected: everybody(200) },
  {
    call: 'tradeInvitationInfo',
    about: 'by an invented link',
    ...invented,
    expected: everybody(409),
  },
  {
    call: 'tradeInvitationAccept',
    about: 'of a supplier',
    ...byLink('farSupplier'),
    expected: traders({ ...trade(409), R: 200, RB: 200, R2: 200 }),
  },
  {
    call: 'tradeInvitationAccept',
    about: 'of a restaurant',
    ...byLink('restaurant'),
    expected: traders({ ...trade(409), S: 200, SD: 200, S2: 200 }),
  },
  { call: 'invitationStopInfo', ...byLink('farSupplier', 'stopToken'), expected: everybody(200) },
  { call: 'invitationStop', ...byLink('farSupplier', 'stopToken'), expected: everybody(200) },
  { call: 'invitationStop', about: 'by an invented link', ...invented, expected: everybody(400) },
]
