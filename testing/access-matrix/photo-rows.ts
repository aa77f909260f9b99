import type { Market } from '../world/market.ts'
import { aPhoto, aPng } from '../world/photo.ts'
import { operators, type Row, restaurants, suppliers, traders } from './viewers.ts'

const photos = new WeakMap<Market, string>()
const ofPhoto = {
  before: async (market: Market) => {
    photos.set(market, await aPhoto(market.world, market.product))
  },
}
const photo_public_id = (market: Market) => photos.get(market) ?? ''

export const PHOTO_ROWS: Row[] = [
  {
    call: 'photoAdd',
    input: ({ product }) => ({ product_public_id: product.publicId, file: aPng() }),
    expected: traders(suppliers(201, 404)),
  },
  {
    call: 'photoProducts',
    input: () => ({ item_codes: ['A12'] }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'photoMove',
    ...ofPhoto,
    input: (market) => ({ photo_public_id: photo_public_id(market), position: 1 }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'photoRemove',
    ...ofPhoto,
    input: (market) => ({ photo_public_id: photo_public_id(market) }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'photoReport',
    ...ofPhoto,
    input: (market) => ({ photo_public_id: photo_public_id(market), reason: 'rights' }),
    expected: restaurants(204),
  },
  {
    call: 'photoReport',
    about: 'of one that there is not',
    input: () => ({ photo_public_id: '0'.repeat(32), reason: 'rights' }),
    expected: restaurants(404),
  },
  { call: 'operatorPhotos', expected: operators(200) },
  {
    call: 'operatorPhotoDecide',
    ...ofPhoto,
    input: (market) => ({ photo_public_id: photo_public_id(market), state: 'hidden' }),
    expected: operators(204),
  },
]
