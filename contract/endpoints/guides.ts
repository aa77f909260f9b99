import {
  DEFAULT_CANDIDATE_DAYS,
  FILL_SOURCES,
  MAX_CANDIDATE_DAYS,
  MAX_GUIDE_ITEMS,
  MAX_GUIDE_NAME,
  MAX_ITEM_LABEL,
  MAX_ITEM_PRODUCTS,
  MAX_SECTION_NAME,
  MEASURES,
  OLDEST_COUNT_SECONDS,
} from '@halles/domain/guide.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { countedAmount, parInput } from '../schemas/amounts.ts'
import {
  cartFilledFromGuide,
  guide,
  guideCandidate,
  guideCount,
  guideSummary,
  guideVersion,
} from '../schemas/guide.ts'
import { itemFilter } from '../schemas/item-filter.ts'
import { listLanguage } from '../schemas/paging.ts'
import { line, lineOrNone, publicId } from '../schemas/text.ts'

const seenGuide = { guide_public_id: publicId, guide_version: guideVersion }
const days = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, problem('invalid'))
  .transform(Number)
  .refine((value) => value <= MAX_CANDIDATE_DAYS, problem('invalid'))
  .default(DEFAULT_CANDIDATE_DAYS)
const edited = z.object({ guide_version: guideVersion })

export const guideList = endpoint({
  method: 'GET',
  path: '/api/guide-list/',
  access: 'restaurant',
  summary: "The restaurant's guides by name, archived ones last.",
  input: z.object({}),
  output: z.object({ guides: z.array(guideSummary) }),
  refusals: [],
})

export const getGuide = endpoint({
  method: 'GET',
  path: '/api/guide/',
  access: 'restaurant',
  summary:
    'A whole guide in the order in which it is stored: products with prices, what was last paid, counted, and is on the way.',
  input: z.object({ guide_public_id: publicId }),
  output: guide,
  refusals: ['not_found'],
})

export const guideSave = endpoint({
  method: 'POST',
  path: '/api/guide-save/',
  access: 'restaurant',
  // guard: permission of guideSave [access-matrix]
  //   only: guideSave
  needs: 'manage_orders',
  summary:
    'Creates a guide, or renames the one named. Each of the products becomes an item at its end; those that are in it already stay as they are.',
  input: z.object({
    guide_public_id: publicId.optional(),
    guide_version: guideVersion.optional(),
    name: line(MAX_GUIDE_NAME),
    products: z.array(publicId).max(MAX_GUIDE_ITEMS).default([]),
    filter: itemFilter.optional().meta({ description: 'Of the list that these were found in' }),
  }),
  output: z.object({ guide_public_id: publicId, guide_version: guideVersion }),
  refusals: ['not_found', 'guide_changed', 'guide_full', 'guides_full', 'archived_guides_full'],
  keyed: 'replayed',
})

export const guideItemSave = endpoint({
  method: 'POST',
  path: '/api/guide-item-save/',
  access: 'restaurant',
  // guard: permission of guideItemSave [access-matrix]
  //   only: guideItemSave
  needs: 'manage_orders',
  summary:
    'Adds an item at the end of its section, or replaces all of the one named. The products are equal to the restaurant, the preferred first.',
  input: z.object({
    ...seenGuide,
    item_public_id: publicId.optional(),
    label: lineOrNone(MAX_ITEM_LABEL),
    section: lineOrNone(MAX_SECTION_NAME),
    measure: z.enum(MEASURES),
    par: parInput.nullable(),
    products: z.array(publicId).min(1).max(MAX_ITEM_PRODUCTS),
    filter: itemFilter
      .nullable()
      .optional()
      .meta({ description: 'Left out it stays; null takes it off' }),
  }),
  output: edited.extend({ item_public_id: publicId }),
  refusals: ['not_found', 'guide_changed', 'guide_full'],
  keyed: 'replayed',
})

export const guideItemMove = endpoint({
  method: 'POST',
  path: '/api/guide-item-move/',
  access: 'restaurant',
  // guard: permission of guideItemMove [access-matrix]
  //   only: guideItemMove
  needs: 'manage_orders',
  summary: 'Moves an item before another one, into its section, or to the end.',
  input: z.object({ ...seenGuide, item_public_id: publicId, before: publicId.nullable() }),
  output: edited,
  refusals: ['not_found', 'guide_changed'],
  keyed: 'replayed',
})

export const guideItemRemove = endpoint({
  method: 'POST',
  path: '/api/guide-item-remove/',
  access: 'restaurant',
  // guard: permission of guideItemRemove [access-matrix]
  //   only: guideItemRemove
  needs: 'manage_orders',
  summary: 'Takes an item out of a guide, with what was counted of it.',
  input: z.object({ ...seenGuide, item_public_id: publicId }),
  output: edited,
  refusals: ['not_found', 'guide_changed'],
  keyed: 'replayed',
})

export const guideArchive = endpoint({
  method: 'POST',
  path: '/api/guide-archive/',
  access: 'restaurant',
  // guard: permission of guideArchive [access-matrix]
  //   only: guideArchive
  needs: 'manage_orders',
  summary: 'Puts a guide out of use for up to a year, or back into use.',
  input: z.object({ ...seenGuide, archived: z.boolean().default(true) }),
  output: edited,
  refusals: ['not_found', 'guide_changed', 'guides_full', 'archived_guides_full'],
  keyed: 'replayed',
})

export const guideDelete = endpoint({
  method: 'POST',
  path: '/api/guide-delete/',
  access: 'restaurant',
  // guard: permission of guideDelete [access-matrix]
  //   only: guideDelete
  needs: 'manage_orders',
  summary: 'Deletes an archived guide, with its items and what was counted of them.',
  input: z.object(seenGuide),
  output: z.object({}),
  refusals: ['not_found', 'guide_changed'],
  keyed: 'replayed',
})

export const guideCandidates = endpoint({
  method: 'GET',
  path: '/api/guide-candidates/',
  access: 'restaurant',
  summary:
    'Products that the restaurant ordered in the last days, the most ordered first; with an item, products that may be equal to its preferred one. Nothing is added.',
  input: z.object({
    days,
    guide_public_id: publicId.optional(),
    item_public_id: publicId.optional(),
    lang: listLanguage,
  }),
  output: z.object({ candidates: z.array(guideCandidate) }),
  refusals: ['not_found'],
})

export const guideCountSet = endpoint({
  method: 'POST',
  path: '/api/guide-count-set/',
  access: 'restaurant',
  summary:
    'Stores what was counted of items, as a device does that was offline. Of two counts of an item the later one stands; both are named.',
  input: z.object({
    guide_public_id: publicId,
    counts: z
      .array(
        z.object({
          item_public_id: publicId,
          amount: countedAmount,
          seconds_ago: z.int().min(0).max(OLDEST_COUNT_SECONDS).default(0),
        }),
      )
      .max(MAX_GUIDE_ITEMS),
  }),
  output: z.object({
    counts: z.array(
      z.object({
        item_public_id: publicId,
        count: guideCount.nullable().meta({
          description: 'What stands now; null: the guide has no such item any more',
        }),
        replaced: guideCount.nullable().meta({
          description: "Somebody else's count of the same day that this one replaced",
        }),
      }),
    ),
  }),
  refusals: ['not_found'],
  keyed: 'replayed',
})

export const guideFill = endpoint({
  method: 'POST',
  path: '/api/guide-fill/',
  access: 'restaurant',
  summary:
    'Fills the cart from a guide: each line gets the larger of what is wanted and what it has. Says what was left out, and what costs more than it was last paid.',
  input: z.object({ guide_public_id: publicId, from: z.enum(FILL_SOURCES) }),
  output: cartFilledFromGuide,
  refusals: ['not_found', 'key_reused'],
  keyed: 'by-handler',
})
