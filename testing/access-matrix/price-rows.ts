import { later } from '@halles/domain/holidays.ts'
import { aPriceList, aSpecial } from '../world/agreed-price.ts'
import type { Market } from '../world/market.ts'
import { type Row, suppliers, traders } from './viewers.ts'

const inAWeek = () => later(new Date().toISOString().slice(0, 10), 7)
let saved = 0

const lists = new WeakMap<Market, string>()
const specials = new WeakMap<Market, string>()
const ofList = {
  before: async (market: Market) => {
    lists.set(market, (await aPriceList(market.world, market.supplier)).publicId)
  },
  input: (market: Market) => ({ public_id: lists.get(market) ?? '' }),
}

const named = (market: Market) => ({ price_list_public_id: lists.get(market) ?? '' })
const aFile = ({ product }: Market) => Buffer.from(`identifiant,prix\n${product.publicId},1.00`)
const previews = new WeakMap<Market, string>()
const ofPreview = {
  before: async (market: Market) => {
    await ofList.before(market)
    const address = `/api/price-list-import/?price_list_public_id=${lists.get(market)}`
    const { body } = await market.supplier.browser.post(address, aFile(market))
    previews.set(market, body.public_id)
  },
  input: (market: Market) => ({ public_id: previews.get(market) ?? '' }),
}

export const PRICE_ROWS: Row[] = [
  { call: 'priceListList', expected: traders(suppliers(200)) },
  {
    call: 'priceListSave',
    about: 'a new one',
    input: () => ({ name: `Habitués ${++saved}`, percent_off: '8.5' }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'priceListSave',
    ...ofList,
    about: 'one that there is',
    input: (market) => ({ ...ofList.input(market), name: `Niveau A ${++saved}`, percent_off: 0 }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'priceListLines', ...ofList, expected: traders(suppliers(200, 404)) },
  {
    call: 'priceListHistory',
    ...ofList,
    input: (market) => ({ ...ofList.input(market), product_public_id: market.product.publicId }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'exportPriceList',
    ...ofList,
    input: (market) => ({ ...ofList.input(market), format: 'csv' }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'priceListLinesSet',
    ...ofList,
    input: (market) => ({
      ...ofList.input(market),
      lines: [{ product_public_id: market.product.publicId, price: '1.00' }],
    }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'priceListRemove', ...ofList, expected: traders(suppliers(200, 404)) },
  {
    call: 'previewPrices',
    ...ofList,
    input: (market) => ({ ...named(market), file: aFile(market) }),
    expected: traders(suppliers(201, 404)),
  },
  {
    call: 'priceImportRows',
    ...ofPreview,
    input: (market) => ({ ...ofPreview.input(market), kind: 'new' }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'confirmPrices', ...ofPreview, expected: traders(suppliers(200, 404)) },
  {
    call: 'undoPrices',
    ...ofPreview,
    before: async (market) => {
      await ofPreview.before(market)
      const { browser } = market.supplier
      await browser.post('/api/price-list-import-confirm/', ofPreview.input(market))
    },
    expected: traders(suppliers(200, 404)),
  },
  { call: 'lastPriceImport', ...ofList, input: named, expected: traders(suppliers(200, 404)) },
  { call: 'priceImportFaults', ...ofPreview, expected: traders(suppliers(200, 404)) },
  { call: 'specialList', expected: traders(suppliers(200)) },
  {
    call: 'specialSave',
    input: ({ product }) => {
      const day = inAWeek()
      return { product_public_id: product.publicId, price: '0.01', from_day: day, until_day: day }
    },
    expected: traders(suppliers(200, 400)),
  },
  {
    call: 'specialEnd',
    before: async (market) => {
      const { product, supplier, world } = market
      specials.set(market, (await aSpecial(world, supplier, { product, priceCents: 1 })).publicId)
    },
    input: (market) => ({ public_id: specials.get(market) ?? '' }),
    expected: traders(suppliers(200, 404)),
  },
]
