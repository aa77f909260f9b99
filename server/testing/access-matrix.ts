import type { EndpointName } from '@halles/contract/endpoints.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { aGuide } from './a-guide.ts'
import type { Market } from './a-market.ts'
import { aPriceList } from './a-price-list.ts'
import { anInvitation, NEW_PERSON } from './an-invitation.ts'
import { type BuiltAccount, PASSWORD } from './builders.ts'
import { aRestaurantForm, aSupplierForm } from './sign-up-forms.ts'

/**
 * Who stands before a call; R and S own what it is about, RB and RC are a buyer and a cook of R's business, SD and SP a desk
 * and a picker of S's, R2 and S2 are their neighbours, P are not active.
 */
export const VIEWERS = {
  V: ['visitor'],
  P: ['pendingRestaurant', 'suspendedRestaurant', 'pendingSupplier', 'suspendedSupplier'],
  OP: ['operator'],
  R2: ['otherRestaurant'],
  S2: ['otherSupplier'],
  RB: ['buyer'],
  RC: ['cook'],
  SD: ['desk'],
  SP: ['picker'],
  R: ['restaurant'],
  S: ['supplier'],
} as const satisfies Record<string, readonly (keyof Market)[]>

export type Column = keyof typeof VIEWERS
export type ViewerName = (typeof VIEWERS)[Column][number]

/** Members of the two businesses that a call is about: what one has done, the next cannot do again in the same market. */
export const MEMBERS: readonly Column[] = ['RB', 'RC', 'SD', 'SP', 'R', 'S']

/** One line of RELIABILITY section 2. */
export type Row = {
  call: EndpointName
  /** What is asked for, when a call has several lines. */
  about?: string
  input?: (market: Market, viewer: ViewerName) => Record<string, unknown>
  /** What must have happened before, so that its owner may. */
  before?: (market: Market) => Promise<unknown>
  expected: Record<Column, number>
}

const everybody = (status: number): Row['expected'] => ({
  V: status,
  R: status,
  R2: status,
  S: status,
  S2: status,
  P: status,
  OP: status,
  RB: status,
  RC: status,
  SD: status,
  SP: status,
})
const signedIn = (status: number) => ({ ...everybody(status), V: 401, P: 401 })
const operators = (status: number) => ({ ...signedIn(403), OP: status })
const trade = (status: number) => ({ ...signedIn(status), OP: 403 })
const restaurants = (own: number, neighbours = own) => ({
  ...operators(403),
  R: own,
  RB: own,
  RC: own,
  R2: neighbours,
})
const suppliers = (own: number, neighbours = own) => ({
  ...operators(403),
  S: own,
  SD: own,
  SP: own,
  S2: neighbours,
})
/** Of those in a business, only these: the others lack the permission. */
const withPrices = (expected: Row['expected']) => ({ ...expected, SP: 403 })
const traders = (expected: Row['expected']) => ({ ...expected, RC: 403, SP: 403 })
const owners = (expected: Row['expected']) => ({ ...traders(expected), RB: 403, SD: 403 })

const line = ({ product }: Market) => ({ productId: product.publicId, quantity: 1 })
const order = ({ order }: Market) => ({ order_public_id: order.publicId })
const part = ({ order, supplier }: Market) => order.partOf(supplier).publicId
const reviewOf = ({ publicId }: BuiltAccount) => ({
  supplier: { public_id: publicId },
  rating: '4',
  review: 'Frais.',
})
const cartVersions = new WeakMap<Market, string>()
const ofCart = {
  before: async (market: Market) => {
    const { body } = await market.restaurant.browser.get('/api/cart/')
    cartVersions.set(market, body.cart_version)
  },
  input: (market: Market) => ({ cart_version: cartVersions.get(market) ?? '' }),
}
async function askByCook(market: Market) {
  await ofCart.before(market)
  return market.cook.browser.post('/api/approval-ask/', ofCart.input(market))
}
const newProduct = {
  name_fr: 'Épaule de bœuf',
  name_en: 'Beef shoulder',
  price: '44.00',
  unit: 'lb',
  description: '',
  category: 'beef',
  quantity_per_case: '20',
}
const previews = new WeakMap<Market, string>()
const ofPreview = {
  before: async (market: Market) => {
    const file = Buffer.from(aPriceList())
    const { body } = await market.supplier.browser.post('/api/catalogue-import/', file)
    previews.set(market, body.public_id)
    return { public_id: body.public_id }
  },
  input: (market: Market) => ({ public_id: previews.get(market) ?? '', kind: 'new' }),
}
const guides = new WeakMap<Market, { guide_public_id: string; item_public_id: string }>()
const ofGuide = {
  before: async (market: Market) => {
    guides.set(market, await aGuide(market.restaurant, [market.product]))
  },
  input: (market: Market) => ({ guide_public_id: guides.get(market)?.guide_public_id ?? '' }),
}
const ofGuideItem = (market: Market) => ({ ...guides.get(market), guide_version: 1 })
const emailOf = (market: Market, viewer: ViewerName) =>
  viewer === 'visitor' ? market.restaurant.email : market[viewer].email

/** Whose mailed link a viewer opens: its own, a visitor that of a business nobody else here is. */
const holderOf = (market: Market, viewer: ViewerName) =>
  viewer === 'visitor' ? market.farSupplier : market[viewer]
const tokenOf = ({ person }: BuiltAccount) => person.publicId.padEnd(43, '0')

/** As if everybody had been mailed every link. */
async function mailLinks(market: Market) {
  const { database } = market.world
  const names = Object.values(VIEWERS).flat()
  for (const holder of new Set(names.map((name) => holderOf(market, name)))) {
    const link = { person_id: holder.person.id, token_hash: hashSecretToken(tokenOf(holder)) }
    const new_email = `neuf-${holder.email}`
    await database.insertInto('password_reset').values(link).execute()
    await database
      .insertInto('email_change')
      .values({ ...link, new_email })
      .execute()
    await database
      .insertInto('email_undo')
      .values({ ...link, old_email: `ancien-${holder.email}` })
      .execute()
  }
}

let invited = 0
const somebodyNew = () => ({ email: `somebody-new${++invited}@invite.test` })
const invitations = new WeakMap<Market, string>()
const tokens = new WeakMap<Market, Map<ViewerName, string>>()
const ofInvitation = {
  before: async (market: Market) => {
    const { token } = await anInvitation(market.world, market.farSupplier, somebodyNew())
    invitations.set(market, token)
  },
  input: (market: Market) => ({ ...NEW_PERSON, token: invitations.get(market) ?? '' }),
}

/** As if `farSupplier` had invited everybody, a visitor as somebody new. */
async function inviteAll(market: Market) {
  const links = new Map<ViewerName, string>()
  for (const viewer of Object.values(VIEWERS).flat()) {
    const email = viewer === 'visitor' ? somebodyNew().email : market[viewer].email
    const { token } = await anInvitation(market.world, market.farSupplier, { email })
    links.set(viewer, token)
  }
  tokens.set(market, links)
}

/** Whoever holds the link of a mail may use it, signed in as anybody or as nobody. */
const unsubscribeLink = ({ unsubscribeToken }: Market) => ({ token: unsubscribeToken })

export const ACCESS_MATRIX: Row[] = [
  { call: 'authStatus', expected: signedIn(200) },
  { call: 'authCsrf', expected: everybody(204) },
  {
    call: 'login',
    about: 'with the right password',
    input: (market, viewer) => ({ email: emailOf(market, viewer), password: PASSWORD }),
    expected: { ...everybody(200), P: 403 },
  },
  {
    call: 'login',
    about: 'with a wrong password',
    input: (market, viewer) => ({ email: emailOf(market, viewer), password: `${PASSWORD}s` }),
    expected: everybody(401),
  },
  { call: 'logout', expected: signedIn(204) },
  { call: 'language', input: () => ({ lang: 'en' }), expected: signedIn(204) },
  { call: 'restaurantSignup', input: () => aRestaurantForm(), expected: everybody(201) },
  {
    call: 'supplierSignup',
    input: () => aSupplierForm({ supplierCities: ['Montréal'] }),
    expected: everybody(201),
  },
  {
    call: 'contactUs',
    input: () => ({ first_name: 'Luc', last_name: 'Gagné', email: 'luc@exemple.test' }),
    expected: everybody(204),
  },
  {
    call: 'requestPasswordReset',
    input: (market, viewer) => ({ email: emailOf(market, viewer) }),
    expected: everybody(204),
  },
  {
    call: 'passwordResetConfirm',
    about: 'with a valid link',
    before: mailLinks,
    input: (market, viewer) => ({
      uidb64: Buffer.from(holderOf(market, viewer).person.publicId).toString('base64url'),
      token: tokenOf(holderOf(market, viewer)),
      new_password: 'sirop-de-bouleau',
    }),
    expected: everybody(204),
  },
  {
    call: 'passwordResetConfirm',
    about: 'with an invented link',
    input: () => ({ uidb64: 'MDAw', token: 'A'.repeat(43), new_password: 'sirop-de-bouleau' }),
    expected: everybody(400),
  },
  {
    call: 'changePassword',
    input: () => ({ current_password: PASSWORD, new_password: 'sirop-de-bouleau' }),
    expected: signedIn(204),
  },
  {
    call: 'confirmEmail',
    about: 'with the link of its own mailbox',
    before: mailLinks,
    input: (market, viewer) => ({
      token: tokenOf(holderOf(market, viewer)),
      current_password: PASSWORD,
    }),
    expected: { ...everybody(204), P: 400 },
  },
  {
    call: 'confirmEmail',
    about: 'with the link of another account',
    before: mailLinks,
    input: ({ supplier }) => ({ token: tokenOf(supplier), current_password: PASSWORD }),
    // Whoever is signed in to none may open a link wherever its mail is read; here the first one has used it.
    expected: { ...everybody(400), V: 204 },
  },
  {
    call: 'undoEmailChange',
    about: 'with a valid link',
    before: mailLinks,
    input: (market, viewer) => ({ token: tokenOf(holderOf(market, viewer)) }),
    expected: everybody(204),
  },
  {
    call: 'undoEmailChange',
    about: 'with an invented link',
    input: () => ({ token: 'A'.repeat(43) }),
    expected: everybody(400),
  },
  { call: 'ownProfile', expected: signedIn(200) },
  {
    call: 'updateOwnProfile',
    input: (market, viewer) => ({
      ...{ first_name: 'Luc', last_name: 'Gagné' },
      email: emailOf(market, viewer),
    }),
    expected: signedIn(200),
  },
  { call: 'getTeam', expected: owners(trade(200)) },
  {
    call: 'teamInvite',
    input: (_market, viewer) => ({ email: `${viewer}@invite.test`, role: 'owner' }),
    expected: owners(trade(201)),
  },
  {
    call: 'teamInvitationWithdraw',
    before: async (market) => {
      const { publicId } = await anInvitation(market.world, market.restaurant, somebodyNew())
      invitations.set(market, publicId)
    },
    input: (market) => ({ public_id: invitations.get(market) ?? '' }),
    expected: owners({ ...trade(404), R: 200 }),
  },
  {
    call: 'teamRole',
    input: ({ buyer }) => ({ person: buyer.person.publicId, role: 'owner' }),
    expected: owners({ ...trade(404), R: 200 }),
  },
  {
    call: 'teamRemove',
    input: ({ buyer }) => ({ person: buyer.person.publicId }),
    expected: owners({ ...trade(404), R: 200 }),
  },
  {
    call: 'teamLeave',
    about: 'where only an owner has to stay',
    expected: { ...trade(204), R: 409, R2: 409, S: 409, S2: 409 },
  },
  { call: 'teamInvitation', ...ofInvitation, expected: everybody(200) },
  {
    call: 'teamInvitation',
    about: 'by an invented link',
    input: () => ({ token: 'A'.repeat(43) }),
    expected: everybody(409),
  },
  {
    call: 'teamInvitationAccept',
    about: 'of somebody new',
    ...ofInvitation,
    // Whoever is signed in is somebody else, and the first who is not has accepted it.
    expected: { ...everybody(409), V: 200 },
  },
  {
    call: 'teamInvitationAccept',
    about: 'with the link of its own mailbox',
    before: inviteAll,
    input: (market, viewer) => ({
      ...NEW_PERSON,
      token: tokens.get(market)?.get(viewer) ?? '',
      current_password: PASSWORD,
    }),
    expected: everybody(200),
  },
  {
    call: 'businessSwitch',
    about: 'to its own',
    input: (market, viewer) => ({ business: holderOf(market, viewer).publicId }),
    expected: { ...signedIn(200), OP: 404 },
  },
  {
    call: 'businessSwitch',
    about: 'to that of others',
    input: ({ farSupplier }) => ({ business: farSupplier.publicId }),
    expected: signedIn(404),
  },
  { call: 'accountData', expected: trade(200) },
  {
    call: 'closeAccount',
    input: () => ({ current_password: PASSWORD }),
    before: async ({ world }) => {
      await world.database.updateTable('supplier_order').set({ status: 'cancelled' }).execute()
      await world.database.updateTable('restaurant_order').set({ status: 'done' }).execute()
    },
    expected: owners(trade(204)),
  },
  {
    call: 'closeAccount',
    about: 'while an order is open',
    input: () => ({ current_password: PASSWORD }),
    expected: owners({ ...trade(409), R2: 204 }),
  },
  {
    call: 'closeOwnAccess',
    about: 'which leaves no business without an owner',
    input: () => ({ current_password: PASSWORD }),
    expected: { ...trade(409), RB: 204, RC: 204, SD: 204, SP: 204 },
  },
  { call: 'businessActivity', expected: owners(trade(200)) },
  {
    call: 'businessActivityExport',
    expected: owners(trade(200)),
  },
  { call: 'cityList', expected: everybody(200) },
  { call: 'categoryList', expected: trade(200) },
  { call: 'productList', expected: restaurants(200) },
  { call: 'guideList', expected: restaurants(200) },
  { call: 'getGuide', ...ofGuide, expected: restaurants(200, 404) },
  {
    call: 'guideSave',
    input: (_market, viewer) => ({ name: `Carnet de ${viewer}` }),
    expected: traders(restaurants(200)),
  },
  {
    call: 'guideItemSave',
    ...ofGuide,
    input: (market) => ({
      ...ofGuideItem(market),
      ...{ label: '', section: 'Cuisine', measure: 'case', par: '2' },
      products: [market.product.publicId],
    }),
    expected: traders(restaurants(200, 404)),
  },
  {
    call: 'guideItemMove',
    ...ofGuide,
    input: (market) => ({ ...ofGuideItem(market), before: null }),
    expected: traders(restaurants(200, 404)),
  },
  {
    call: 'guideItemRemove',
    ...ofGuide,
    input: ofGuideItem,
    expected: traders(restaurants(200, 404)),
  },
  {
    call: 'guideArchive',
    ...ofGuide,
    input: (market) => ({ ...ofGuide.input(market), guide_version: 1 }),
    expected: traders(restaurants(200, 404)),
  },
  { call: 'guideCandidates', expected: restaurants(200) },
  {
    call: 'guideCandidates',
    about: 'for an item of a guide',
    ...ofGuide,
    input: (market) => ({ ...guides.get(market) }),
    expected: restaurants(200, 404),
  },
  {
    call: 'guideCountSet',
    ...ofGuide,
    input: (market) => ({
      ...ofGuide.input(market),
      counts: [{ item_public_id: guides.get(market)?.item_public_id ?? '', amount: '2' }],
    }),
    expected: restaurants(200, 404),
  },
  {
    call: 'guideFill',
    ...ofGuide,
    input: (market) => ({ ...ofGuide.input(market), from: 'last_order' }),
    expected: restaurants(200, 404),
  },
  {
    call: 'productOffers',
    input: ({ product }) => ({ product_public_id: product.publicId }),
    expected: restaurants(200),
  },
  {
    call: 'productOffers',
    about: 'of a product that its city is not served',
    input: ({ farProduct }) => ({ product_public_id: farProduct.publicId }),
    expected: restaurants(404),
  },
  { call: 'getCart', expected: restaurants(200) },
  { call: 'cartAdd', input: line, expected: restaurants(200) },
  {
    call: 'cartAdd',
    about: 'of a product that its city is not served',
    input: ({ farProduct }) => ({ productId: farProduct.publicId, quantity: 1 }),
    expected: restaurants(404),
  },
  { call: 'cartUpdate', input: line, expected: restaurants(200, 404) },
  {
    call: 'cartSet',
    input: ({ product }) => ({ lines: [{ productId: product.publicId, quantity: 2 }] }),
    expected: restaurants(200),
  },
  {
    call: 'cartRemove',
    input: ({ product }) => ({ productId: product.publicId }),
    expected: restaurants(200),
  },
  {
    call: 'readOrderText',
    input: () => ({ text: '2 caisses oignons' }),
    expected: restaurants(200),
  },
  {
    call: 'learnOrderWords',
    input: ({ product }) => ({
      lines: [{ words: 'oignon', product_public_id: product.publicId }],
    }),
    expected: restaurants(204),
  },
  { call: 'getOrderAgain', expected: restaurants(200) },
  {
    call: 'orderAgain',
    input: ({ order }) => ({ restaurant_order_public_id: order.publicId }),
    expected: restaurants(200, 404),
  },
  { call: 'getCheckout', expected: restaurants(200) },
  // The cook's limit is 0.
  { call: 'checkout', expected: { ...restaurants(200), RC: 409 } },
  {
    call: 'approvalAsk',
    about: 'of a cart that is another one',
    input: () => ({ cart_version: 'another' }),
    expected: restaurants(409),
  },
  {
    call: 'approvalAsk',
    about: 'of the cart as it is',
    input: ofCart.input,
    before: ofCart.before,
    expected: { ...restaurants(409), RC: 200 },
  },
  {
    call: 'approvalRefuse',
    before: askByCook,
    input: () => ({ note: 'Pas cette semaine.' }),
    expected: traders(restaurants(200, 409)),
  },
  { call: 'supplierList', expected: restaurants(200) },
  {
    call: 'getReview',
    input: ({ supplier }) => ({ supplier_public_id: supplier.publicId }),
    expected: restaurants(200),
  },
  {
    call: 'getReview',
    about: 'of a suspended supplier',
    input: ({ suspendedSupplier }) => ({ supplier_public_id: suspendedSupplier.publicId }),
    expected: restaurants(404),
  },
  {
    call: 'writeReview',
    input: ({ supplier }) => reviewOf(supplier),
    expected: traders(restaurants(201)),
  },
  {
    call: 'writeReview',
    about: 'of a suspended supplier',
    input: ({ suspendedSupplier }) => reviewOf(suspendedSupplier),
    expected: traders(restaurants(404)),
  },
  { call: 'supplierReviewList', expected: traders(suppliers(200)) },
  {
    call: 'reviewList',
    input: ({ supplier }) => ({ supplier_id: supplier.publicId }),
    expected: restaurants(200),
  },
  {
    call: 'reviewList',
    about: 'of a suspended supplier',
    input: ({ suspendedSupplier }) => ({ supplier_id: suspendedSupplier.publicId }),
    expected: restaurants(404),
  },
  {
    call: 'supplierInfo',
    input: ({ supplier }) => ({ supplier_public_id: supplier.publicId }),
    expected: restaurants(200),
  },
  {
    call: 'supplierInfo',
    about: 'of a suspended supplier',
    input: ({ suspendedSupplier }) => ({ supplier_public_id: suspendedSupplier.publicId }),
    expected: restaurants(404),
  },
  {
    call: 'supplierInfo',
    about: 'of a restaurant',
    input: ({ otherRestaurant }) => ({ supplier_public_id: otherRestaurant.publicId }),
    expected: restaurants(404),
  },
  { call: 'restaurantOrderList', input: () => ({ status: 'active' }), expected: restaurants(200) },
  {
    call: 'restaurantOrderList',
    about: 'of one order',
    input: order,
    expected: restaurants(200, 404),
  },
  { call: 'restaurantOrderSetToDone', input: order, expected: traders(restaurants(200, 404)) },
  {
    call: 'supplierOrderList',
    input: () => ({ status: 'pending' }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'supplierOrderList',
    about: 'of one order',
    input: (market) => ({ supplier_order_public_id: part(market) }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'supplierOrderCounts', expected: traders(suppliers(200)) },
  { call: 'pickOrders', expected: suppliers(200) },
  {
    call: 'pickOrder',
    input: (market) => ({ supplier_order_public_id: part(market) }),
    expected: suppliers(200, 404),
  },
  { call: 'pickList', expected: suppliers(200) },
  {
    call: 'pickMark',
    input: ({ order, supplier }) => ({
      picked: true,
      lines: [{ public_id: order.partOf(supplier).lines[0], mark: 'of-a-device' }],
    }),
    expected: suppliers(200, 404),
  },
  {
    call: 'pickListPrinted',
    input: (market) => ({ orders: [part(market)] }),
    expected: suppliers(204, 404),
  },
  {
    call: 'supplierOrderUpdate',
    about: 'as it is',
    input: (market) => ({ supplier_order_id: part(market), action: 'accepted' }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'supplierOrderUpdate',
    about: 'with a change',
    input: (market) => ({
      supplier_order_id: part(market),
      action: 'modified',
      products: [{ public_id: market.order.partOf(market.supplier).lines[0], edited_quantity: 2 }],
    }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'supplierOrderSetToDone',
    input: (market) => ({ supplier_order_id: part(market) }),
    before: (market) =>
      market.supplier.browser.post('/api/supplier-order-update/', {
        supplier_order_id: part(market),
        action: 'accepted',
      }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'events', expected: trade(200) },
  { call: 'eventsSeen', expected: withPrices(trade(204)) },
  {
    call: 'eventsSeen',
    about: "of a restaurant's order",
    input: order,
    expected: withPrices({ ...trade(404), R: 204, RB: 204, RC: 204 }),
  },
  {
    call: 'eventsSeen',
    about: "of a supplier's part",
    input: (market) => ({ order_public_id: part(market) }),
    expected: withPrices({ ...trade(404), S: 204, SD: 204 }),
  },
  { call: 'restaurantAccountInfo', expected: restaurants(200) },
  { call: 'supplierAccountInfo', expected: withPrices(suppliers(200)) },
  {
    call: 'updateRestaurantAccount',
    input: (market, viewer) => {
      const { user, restaurant } = aRestaurantForm()
      return { user: { ...user, email: emailOf(market, viewer) }, restaurant }
    },
    expected: owners(restaurants(200)),
  },
  {
    call: 'updateSupplierAccount',
    input: (market, viewer) => {
      const { user, supplier } = aSupplierForm()
      const supplier_cities = ['Montréal']
      return {
        user: { ...user, email: emailOf(market, viewer) },
        supplier: { ...supplier, supplier_cities },
      }
    },
    expected: owners(suppliers(200)),
  },
  { call: 'supplierProductList', expected: traders(suppliers(200)) },
  {
    call: 'supplierProductList',
    about: 'of one product',
    input: ({ product }) => ({ product_public_id: product.publicId }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'addEditProduct',
    about: 'of a new one',
    input: () => newProduct,
    expected: traders(suppliers(201)),
  },
  {
    call: 'addEditProduct',
    about: 'of one there is',
    input: ({ product }) => ({ ...newProduct, public_id: product.publicId }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'deleteProduct',
    input: ({ product }) => ({ public_id: product.publicId }),
    expected: traders(suppliers(204, 404)),
  },
  {
    call: 'productAvailability',
    input: ({ product }) => ({ public_id: product.publicId, available: false }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'supplierPrices', expected: traders(suppliers(200)) },
  {
    call: 'productPrices',
    input: ({ product }) => ({
      prices: [{ public_id: product.publicId, price: '51.00', shown_price: '50.00' }],
    }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'sendPromotion',
    about: 'to the restaurants of its own cities',
    input: () => ({ message: 'La bavette est en rabais.' }),
    expected: traders(suppliers(201)),
  },
  {
    call: 'sendPromotion',
    about: 'within the hour of its own last one',
    input: () => ({ message: 'La bavette est encore en rabais.' }),
    before: ({ supplier }) =>
      supplier.browser.post('/api/send-promotion/', { message: 'La bavette est en rabais.' }),
    expected: traders(suppliers(429, 201)),
  },
  { call: 'promotionList', expected: traders(suppliers(200)) },
  { call: 'promotionChoicesInfo', expected: restaurants(200) },
  {
    call: 'choosePromotions',
    input: ({ supplier }) => ({ supplier_public_id: supplier.publicId, wanted: false }),
    expected: owners(restaurants(200)),
  },
  {
    call: 'choosePromotions',
    about: 'of a restaurant',
    input: ({ otherRestaurant }) => ({
      supplier_public_id: otherRestaurant.publicId,
      wanted: false,
    }),
    expected: owners(restaurants(404)),
  },
  { call: 'unsubscribeInfo', input: unsubscribeLink, expected: everybody(200) },
  { call: 'unsubscribe', input: unsubscribeLink, expected: everybody(200) },
  {
    call: 'unsubscribe',
    about: 'with an invented link',
    input: () => ({ token: 'A'.repeat(64) }),
    expected: everybody(400),
  },
  { call: 'operatorPromotionConsents', expected: operators(200) },
  {
    call: 'previewImport',
    input: () => ({ file: Buffer.from(aPriceList()) }),
    expected: traders(suppliers(201)),
  },
  {
    call: 'importRows',
    about: 'of its preview',
    ...ofPreview,
    expected: traders(suppliers(200, 404)),
  },
  { call: 'confirmImport', ...ofPreview, expected: traders(suppliers(200, 404)) },
  {
    call: 'undoImport',
    ...ofPreview,
    before: async (market) => {
      const preview = await ofPreview.before(market)
      await market.supplier.browser.post('/api/catalogue-import-confirm/', preview)
    },
    expected: traders(suppliers(200, 404)),
  },
  { call: 'lastImport', expected: traders(suppliers(200)) },
  { call: 'importFaults', ...ofPreview, expected: traders(suppliers(200, 404)) },
  { call: 'exportCatalogue', input: () => ({ format: 'csv' }), expected: traders(suppliers(200)) },
  { call: 'operatorAccounts', expected: operators(200) },
  {
    call: 'operatorAccountActivate',
    input: ({ pendingSupplier }) => ({ public_id: pendingSupplier.publicId }),
    expected: operators(204),
  },
  {
    call: 'operatorAccountRefuse',
    input: ({ pendingRestaurant }) => ({ public_id: pendingRestaurant.publicId, reason: 'Non.' }),
    expected: operators(204),
  },
  {
    call: 'operatorAccountSuspend',
    input: ({ farSupplier }) => ({ public_id: farSupplier.publicId }),
    expected: operators(204),
  },
  {
    call: 'operatorAccountReactivate',
    input: ({ suspendedSupplier }) => ({ public_id: suspendedSupplier.publicId }),
    expected: operators(204),
  },
  { call: 'operatorContactMessages', expected: operators(200) },
  { call: 'operatorActions', expected: operators(200) },
  { call: 'operatorCities', expected: operators(200) },
  { call: 'operatorIncidents', expected: operators(200) },
  {
    call: 'operatorIncidentRecord',
    input: () => ({
      noticed_on: '2026-11-20',
      what_happened: 'Un courriel est parti à la mauvaise adresse.',
      persons: 'Un restaurant.',
      is_serious: false,
      measures: 'Aucune.',
    }),
    expected: operators(201),
  },
  {
    call: 'operatorCityAdd',
    input: () => ({ name: 'Natashquan' }),
    expected: operators(204),
  },
  {
    call: 'operatorCityRetire',
    before: ({ operator }) => operator.browser.post('/api/operator/city-add/', { name: 'Percé' }),
    input: () => ({ name: 'Percé' }),
    expected: operators(204),
  },
  {
    call: 'operatorCityImport',
    input: () => ({ file: btoa('name\nRimouski') }),
    expected: operators(200),
  },
  { call: 'secondFactor', expected: operators(200) },
  {
    call: 'secondFactorStart',
    input: () => ({ current_password: PASSWORD }),
    expected: operators(200),
  },
  {
    call: 'secondFactorConfirm',
    about: 'with a wrong code',
    input: () => ({ code: '000000' }),
    expected: operators(401),
  },
  {
    call: 'secondFactorRemove',
    input: () => ({ current_password: PASSWORD }),
    expected: operators(204),
  },
]
