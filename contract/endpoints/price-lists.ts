import { MAX_LINES_AT_ONCE } from '@halles/domain/price-list.ts'
import { LISTING_NAMES } from '@halles/domain/product.ts'
import { z } from 'zod'
import { endpoint, sentFile } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { LANGUAGES } from '../language.ts'
import {
  agreedPriceInput,
  datedPrice,
  ownPriceLists,
  pricedProduct,
  priceListInput,
  special,
  specialInput,
} from '../schemas/price-list.ts'
import { publicId } from '../schemas/text.ts'

const ofCatalogue = { access: 'supplier', needs: 'manage_orders' } as const

export const priceListList = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/api/price-list-list/',
  summary: "The supplier's price lists by name, with how many products and customers each has.",
  input: z.object({}),
  output: ownPriceLists,
  refusals: [],
})

export const priceListSave = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/price-list-save/',
  summary: 'Adds a price list, or names one anew and changes what it takes off.',
  input: z.object(priceListInput),
  output: ownPriceLists,
  refusals: ['not_found', 'price_lists_full'],
  keyed: 'replayed',
})

export const priceListRemove = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/price-list-remove/',
  summary: 'Removes a price list that no customer has.',
  input: z.object({ public_id: publicId }),
  output: ownPriceLists,
  refusals: ['not_found', 'price_list_in_use', 'import_running'],
  keyed: 'replayed',
})

export const priceListLines = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/api/price-list-lines/',
  summary:
    "The supplier's products by name, the first 2,000 of a category, with their prices on a price list.",
  input: z.object({
    public_id: publicId,
    category_name: z.enum(LISTING_NAMES, problem('category_unknown')).default('all'),
    lang: z.enum(LANGUAGES, problem('invalid')).default('fr'),
  }),
  output: z.object({ count: z.int(), results: z.array(pricedProduct) }),
  refusals: ['not_found'],
})

export const priceListLinesSet = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/price-list-lines-set/',
  summary:
    'Sets prices on a price list, from today or a later day on, through a day or without an end; null takes one off. What held before those days and what follows them stays. All or none: where a line names the prices that were seen and others hold by then, nothing is set.',
  input: z.object({
    public_id: publicId,
    lines: z
      .array(agreedPriceInput)
      .min(1, problem('required'))
      .max(MAX_LINES_AT_ONCE, problem('too_many_prices')),
  }),
  output: z.object({ products: z.array(pricedProduct) }),
  refusals: ['not_found', 'shown_prices_changed', 'import_running'],
  keyed: 'replayed',
})

export const priceListHistory = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/api/price-list-history/',
  summary:
    'What a price list asked for a product on days that have passed, the last to end first, at most 100.',
  input: z.object({ public_id: publicId, product_public_id: publicId }),
  output: z.object({ results: z.array(datedPrice) }),
  refusals: ['not_found'],
})

export const exportPriceList = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/api/price-list-export/',
  summary:
    "The supplier's own products with their prices on a price list as CSV or XLSX, a row for each price.",
  input: z.object({
    public_id: publicId,
    format: z.enum(['csv', 'xlsx'], problem('invalid')),
    lang: z.enum(LANGUAGES, problem('invalid')).default('fr'),
  }),
  output: sentFile,
  refusals: ['not_found'],
  sendsFile: true,
  timeoutSeconds: 60,
})

const specials = z.object({ specials: z.array(special) })

export const specialList = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/api/special-list/',
  summary: "The supplier's specials that have not ended, the first to begin first.",
  input: z.object({}),
  output: specials,
  refusals: [],
})

export const specialSave = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/special-save/',
  summary: 'Asks less of everyone for a product, from today or a later day on, through a day.',
  input: specialInput,
  output: specials,
  refusals: ['special_overlaps'],
  keyed: 'replayed',
})

export const specialEnd = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/special-end/',
  summary: 'Ends a special now; one that has not begun is as if it had never been.',
  input: z.object({ public_id: publicId }),
  output: specials,
  refusals: ['not_found'],
  keyed: 'replayed',
})
