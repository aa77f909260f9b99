import { later } from '@halles/domain/holidays.ts'
import { aCertificate } from '../world/certificate.ts'
import { noCustomer } from '../world/customer.ts'
import { aDeliveryException, aDeliveryZone } from '../world/delivery-zone.ts'
import type { Market } from '../world/market.ts'
import { aPriceList } from '../world/price-list.ts'
import { aRestaurantForm, aSupplierForm } from '../world/sign-up-forms.ts'
import {
  emailOf,
  everybody,
  operators,
  owners,
  type Row,
  restaurants,
  suppliers,
  traders,
  withPrices,
} from './viewers.ts'

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
let zonesSaved = 0
const zones = new WeakMap<Market, { zone: string; exception: string }>()
const inAWeek = () => later(new Date().toISOString().slice(0, 10), 7)
const ofZone = {
  before: async (market: Market) => {
    const { world, supplier } = market
    const zone = await aDeliveryZone(world, supplier)
    const exception = await aDeliveryException(world, supplier, { day: inAWeek(), zone })
    zones.set(market, { zone: zone.publicId, exception: exception.publicId })
  },
  input: (market: Market) => ({ zone_public_id: zones.get(market)?.zone ?? '' }),
}
/** Whoever holds the link of a mail may use it, signed in as anybody or as nobody. */
const unsubscribeLink = ({ unsubscribeToken }: Market) => ({ token: unsubscribeToken })

export const BUSINESS_ROWS: Row[] = [
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
    call: 'supplierProduct',
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
  { call: 'getDeliveryRules', expected: traders(suppliers(200)) },
  {
    call: 'deliveryZoneSave',
    about: 'of a new zone',
    input: () => ({ name: `Secteur ${++zonesSaved}`, cities: [], minimum_order_price: null }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'deliveryZoneSave',
    ...ofZone,
    input: (market) => ({
      ...ofZone.input(market),
      name: 'Rive-Nord',
      cities: ['Montréal'],
      minimum_order_price: '50.00',
    }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'deliveryZoneRemove', ...ofZone, expected: traders(suppliers(200, 404)) },
  {
    call: 'deliveryRunSave',
    ...ofZone,
    input: (market) => ({ ...ofZone.input(market), runs: [] }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'deliveryExceptionSave',
    ...ofZone,
    input: (market) => ({ ...ofZone.input(market), day: inAWeek(), kind: 'closed' }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'deliveryExceptionRemove',
    ...ofZone,
    input: (market) => ({ exceptions: [zones.get(market)?.exception ?? ''] }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'deliverySettingsSave',
    input: () => ({ closed_holidays: ['christmas'], cut_off_rule: 'ask' }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'deliveryDeadlinesSave',
    input: () => ({ answer_minutes: 60, credit_hours: 72 }),
    expected: traders(suppliers(200)),
  },
  { call: 'certificateList', expected: traders(suppliers(200)) },
  {
    call: 'certificateSave',
    input: () => ({ mark: 'halal', body: 'HMA', number: 'A-1', until_day: inAWeek() }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'certificateRemove',
    before: ({ world, supplier }) => aCertificate(world, supplier),
    input: () => ({ mark: 'organic' }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'customerList', expected: traders(suppliers(200)) },
  {
    call: 'getCustomer',
    before: ({ world, otherSupplier, restaurant }) => noCustomer(world, otherSupplier, restaurant),
    input: ({ restaurant }) => ({ restaurant_public_id: restaurant.publicId }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'customerSave',
    before: ({ world, otherSupplier, restaurant }) => noCustomer(world, otherSupplier, restaurant),
    input: ({ restaurant }) => ({ restaurant_public_id: restaurant.publicId, status: 'closed' }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'getSubstituteChoices', expected: traders(restaurants(200)) },
  {
    call: 'substituteChoiceSet',
    about: 'of a category',
    input: () => ({ category: 'beef', choice: 'same_or_cheaper' }),
    expected: traders(restaurants(200)),
  },
  {
    call: 'substituteChoiceSet',
    about: 'of a supplier',
    input: ({ supplier }) => ({ supplier_public_id: supplier.publicId, choice: 'never' }),
    expected: traders(restaurants(200)),
  },
  {
    call: 'substituteChoiceSet',
    about: 'of a restaurant',
    input: ({ otherRestaurant }) => ({
      supplier_public_id: otherRestaurant.publicId,
      choice: 'never',
    }),
    expected: traders(restaurants(404)),
  },
  { call: 'supplierPrices', expected: traders(suppliers(200)) },
  { call: 'supplierProductCounts', expected: traders(suppliers(200)) },
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
]
