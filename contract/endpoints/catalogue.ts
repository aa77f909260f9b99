import { MAX_PRICES_AT_ONCE } from '@halles/domain/catalogue-prices.ts'
import {
  CATEGORY_NAMES,
  LISTING_NAMES,
  RESTAURANT_SORT_KEYS,
  SUPPLIER_SORT_KEYS,
  UNIT_PATTERN,
} from '@halles/domain/product.ts'
import { PRODUCT_FIELDS } from '@halles/domain/product-fields.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { money, priceInput, quantityPerCaseInput } from '../schemas/amounts.ts'
import { sentFields } from '../schemas/further-fields.ts'
import { nothing } from '../schemas/nothing.ts'
import { cursor, listLanguage, page, search, sortDirection } from '../schemas/paging.ts'
import { listedProduct, ownProduct, productFacts, productOffer } from '../schemas/product.ts'
import { productFilter } from '../schemas/product-filter.ts'
import { line, optionalParagraph, publicId } from '../schemas/text.ts'

const listing = z.enum(LISTING_NAMES, problem('category_unknown'))

export const categoryList = endpoint({
  method: 'GET',
  path: '/api/category-list/',
  access: 'trade',
  summary: 'The eleven categories in their order, with pictures. Carries an ETag.',
  input: z.object({}),
  output: z.array(
    z.object({
      public_id: z.enum(LISTING_NAMES),
      name: z.enum(LISTING_NAMES),
      alt: z.string(),
      image: z.base64(),
    }),
  ),
  refusals: [],
  tagged: true,
})

export const productList = endpoint({
  method: 'GET',
  path: '/api/product-list/',
  access: 'restaurant',
  summary:
    "Products of active suppliers that serve the restaurant's city, or of the one of `supplier_public_id`, ten a page: `page`, or without a search or a filter the one that `cursor` names, whatever `page` says.",
  input: z.object({
    category_name: listing.default('all'),
    supplier_public_id: publicId.optional(),
    page,
    cursor,
    ...productFilter,
    sort_by: z.enum(RESTAURANT_SORT_KEYS, problem('sort_unknown')).optional(),
    sort_direction: sortDirection,
    search,
    lang: listLanguage,
  }),
  output: z.object({
    results: z.array(listedProduct),
    count: z.int(),
    // Where more are searched or filtered than are counted: there are at least `count`.
    count_is_minimum: z.literal(true).optional(),
    // Not of a search or a filter. Null on the last page. It goes on after the page's last row, whatever was added or taken away before.
    next_cursor: z.string().nullable().optional(),
  }),
  refusals: [],
  mayLag: true,
})

export const productOffers = endpoint({
  method: 'GET',
  path: '/api/product-offers/',
  access: 'restaurant',
  summary:
    "What other suppliers of the restaurant's city ask for the same product, the best price for the same amount first, 20 at most.",
  input: z.object({ product_public_id: publicId }),
  output: z.object({ results: z.array(productOffer) }),
  refusals: ['not_found'],
  mayLag: true,
})

export const supplierProductList = endpoint({
  method: 'GET',
  path: '/api/supplier-product-list/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: "The supplier's own products, ten a page, or the one of `product_public_id`.",
  input: z.object({
    product_public_id: publicId.optional(),
    category_name: listing.default('all'),
    page,
    sort_by: z.enum(SUPPLIER_SORT_KEYS, problem('sort_unknown')).optional(),
    sort_direction: sortDirection,
    search,
    lang: listLanguage,
  }),
  output: z.union([z.object({ results: z.array(ownProduct), count: z.int() }), ownProduct]),
  refusals: ['not_found'],
})

const productFields = z.object({
  public_id: publicId.optional(),
  name_fr: line(PRODUCT_FIELDS.name_fr.most),
  name_en: line(PRODUCT_FIELDS.name_en.most),
  price: priceInput,
  unit: z.string(problem('required')).regex(UNIT_PATTERN, problem('unit_invalid')),
  description: optionalParagraph(PRODUCT_FIELDS.description.most).default(''),
  category: z.enum(CATEGORY_NAMES, problem('category_unknown')),
  quantity_per_case: quantityPerCaseInput,
  ...sentFields,
})

export const addEditProduct = endpoint({
  method: 'POST',
  path: '/api/add-edit-product/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Adds a product, or with `public_id` edits one; its names and category stay as they are.',
  input: productFields,
  output: ownProduct,
  status: [201, 200],
  refusals: ['not_found', 'import_running'],
  keyed: 'replayed',
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/add-edit-product/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'Takes a product off the market; past orders keep it.',
  input: z.object({ public_id: publicId }),
  output: nothing,
  status: [204],
  refusals: ['not_found', 'import_running'],
  keyed: 'replayed',
})

export const supplierProductCounts = endpoint({
  method: 'GET',
  path: '/api/supplier-product-counts/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: "How many of the supplier's own products there are, by category and of `all`.",
  input: z.object({}),
  output: z.array(z.object({ category: listing, products: z.int() })),
  refusals: [],
})

export const supplierPrices = endpoint({
  method: 'GET',
  path: '/api/supplier-prices/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: "Prices of the supplier's own products by name, the first 2,000 of a category.",
  input: z.object({ category_name: listing.default('all'), lang: listLanguage }),
  output: z.object({
    count: z.int(),
    results: z.array(productFacts.omit({ price_per_unit: true }).meta({ id: 'OwnPrice' })),
  }),
  refusals: [],
})

const newPrice = z.object({ public_id: publicId, price: priceInput, shown_price: priceInput })

export const productPrices = endpoint({
  method: 'POST',
  path: '/api/product-prices/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Changes prices of up to 500 products, each where it still is the one that was shown. The others stay and are `unchanged`, with their price now, null for a product that there is not.',
  input: z.object({
    prices: z
      .array(newPrice)
      .min(1, problem('required'))
      .max(MAX_PRICES_AT_ONCE)
      .refine(
        (prices) => new Set(prices.map((line) => line.public_id)).size === prices.length,
        problem('line_twice'),
      ),
  }),
  output: z.object({
    products: z.array(ownProduct),
    unchanged: z.array(z.object({ public_id: publicId, price: money.nullable() })),
  }),
  refusals: ['import_running', 'key_reused'],
  keyed: 'replayed',
})

// Beyond 2200 a day is a slip of the pen.
const dayAhead = z.iso
  .date(problem('date_invalid'))
  .refine((day) => day < '2200-01-01', problem('date_invalid'))

export const productAvailability = endpoint({
  method: 'POST',
  path: '/api/product-availability/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Says whether a product can be ordered; one that cannot may name the day, in Montréal, from which it can again.',
  input: z
    .object({
      public_id: publicId,
      available: z.boolean(),
      available_from: dayAhead.nullish(),
    })
    .refine(({ available, available_from }) => !(available && available_from), {
      ...problem('date_of_available'),
      path: ['available_from'],
    }),
  output: ownProduct,
  refusals: ['not_found', 'import_running'],
})
