import type { BuiltAccount } from '../world/builders.ts'
import { aGuide } from '../world/guide.ts'
import type { Market } from '../world/market.ts'
import { everybody, type Row, restaurants, suppliers, trade, traders } from './viewers.ts'

const line = ({ product }: Market) => ({ productId: product.publicId, quantity: 1 })
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
const guides = new WeakMap<Market, { guide_public_id: string; item_public_id: string }>()
const ofGuide = {
  before: async (market: Market) => {
    guides.set(market, await aGuide(market.restaurant, [market.product]))
  },
  input: (market: Market) => ({ guide_public_id: guides.get(market)?.guide_public_id ?? '' }),
}
const ofGuideItem = (market: Market) => ({ ...guides.get(market), guide_version: 1 })

export const ORDERING_ROWS: Row[] = [
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
  {
    call: 'guideDelete',
    about: 'one in use',
    ...ofGuide,
    input: (market) => ({ ...ofGuide.input(market), guide_version: 1 }),
    expected: traders(restaurants(409, 404)),
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
  {
    call: 'getProduct',
    input: ({ product }) => ({ product_public_id: product.publicId }),
    expected: restaurants(200),
  },
  {
    call: 'getProduct',
    about: 'that its city is not served',
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
  {
    call: 'chooseDelivery',
    input: ({ supplier }) => ({ supplier_public_id: supplier.publicId, note: 'Merci.' }),
    expected: restaurants(200, 404),
  },
  {
    call: 'chooseDelivery',
    about: 'for a supplier that has nothing in the cart',
    input: ({ farSupplier }) => ({ supplier_public_id: farSupplier.publicId, note: 'Merci.' }),
    expected: restaurants(404),
  },
  {
    call: 'nextDeliveries',
    input: ({ supplier }) => ({ supplier_public_ids: supplier.publicId }),
    expected: restaurants(200),
  },
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
    call: 'supplierAsk',
    input: ({ supplier }) => ({ supplier_public_id: supplier.publicId }),
    expected: restaurants(200),
  },
  {
    call: 'supplierAsk',
    about: 'a suspended supplier',
    input: ({ suspendedSupplier }) => ({ supplier_public_id: suspendedSupplier.publicId }),
    expected: restaurants(404),
  },
  {
    call: 'supplierAsk',
    about: 'a restaurant',
    input: ({ otherRestaurant }) => ({ supplier_public_id: otherRestaurant.publicId }),
    expected: restaurants(404),
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
]
