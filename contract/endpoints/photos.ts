import { MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_STATES, REPORT_REASONS } from '@halles/domain/photo.ts'
import { MAX_ARCHIVE_PHOTOS } from '@halles/domain/photo-names.ts'
import { PRODUCT_FIELDS } from '@halles/domain/product-fields.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { nothing } from '../schemas/nothing.ts'
import { page } from '../schemas/paging.ts'
import { listedPhoto, ownProduct } from '../schemas/product.ts'
import { line, publicId } from '../schemas/text.ts'

export const photoAdd = endpoint({
  method: 'POST',
  path: '/api/photo-add/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Adds a photo (JPEG, PNG, WebP or AVIF, told by its content) to a product, after those it has; the same file again changes nothing. Turned upright, freed of all metadata, in sRGB and as WebP it is read at `/photos/{public_id}-{160|480|1200}.webp`.',
  input: z.object({
    product_public_id: publicId,
    file: z.instanceof(Uint8Array, problem('required')),
  }),
  output: ownProduct,
  status: [201, 200],
  refusals: ['not_found', 'photos_full', 'photo_heic', 'not_photo', 'key_reused'],
  transaction: 'own',
  takesFile: true,
  bodyLimit: MAX_PHOTO_BYTES,
  timeoutSeconds: 60,
  keyed: 'by-handler',
})

export const photoProducts = endpoint({
  method: 'POST',
  path: '/api/photo-products/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    "Which of the supplier's own products have these item codes, whatever their letter case, and how many photos each has: for photos named by code. Writes nothing.",
  input: z.object({
    item_codes: z
      .array(line(PRODUCT_FIELDS.item_code.most))
      .min(1, problem('required'))
      .max(2 * MAX_ARCHIVE_PHOTOS, problem('too_many_lines')),
  }),
  output: z.object({
    results: z.array(
      z.object({
        item_code: z.string(),
        public_id: publicId,
        name_fr: z.string(),
        name_en: z.string(),
        photos: z.int(),
      }),
    ),
  }),
  refusals: [],
  transaction: 'own',
})

export const photoMove = endpoint({
  method: 'POST',
  path: '/api/photo-move/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'Moves a photo of a product to another place; lists show the first.',
  input: z.object({
    photo_public_id: publicId,
    position: z
      .int(problem('invalid'))
      .min(1, problem('invalid'))
      .max(MAX_PHOTOS, problem('invalid')),
  }),
  output: ownProduct,
  refusals: ['not_found'],
  keyed: 'replayed',
})

export const photoRemove = endpoint({
  method: 'POST',
  path: '/api/photo-remove/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'Takes a photo from its product; nobody reads it any more.',
  input: z.object({ photo_public_id: publicId }),
  output: ownProduct,
  refusals: ['not_found'],
  keyed: 'replayed',
})

export const photoReport = endpoint({
  method: 'POST',
  path: '/api/photo-report/',
  access: 'restaurant',
  summary: 'Tells the operator of a photo that should not be there; again, with another reason.',
  input: z.object({
    photo_public_id: publicId,
    reason: z.enum(REPORT_REASONS, problem('invalid')),
  }),
  output: nothing,
  status: [204],
  refusals: ['not_found'],
  keyed: 'replayed',
})

export const operatorPhotos = endpoint({
  method: 'GET',
  path: '/api/operator/photos/',
  access: 'operator',
  summary: 'Photos that were reported, or are hidden, twenty a page; the longest reported first.',
  input: z.object({
    state: z.enum(PHOTO_STATES, problem('invalid')).exclude(['shown']).default('reported'),
    page,
  }),
  output: z.object({
    results: z.array(
      listedPhoto.extend({
        product_name_fr: z.string(),
        product_name_en: z.string(),
        supplier: z.string(),
        reports: z.array(
          z.object({
            reason: z.enum(REPORT_REASONS),
            restaurant: z.string(),
            at: z.iso.datetime({ offset: true }),
          }),
        ),
      }),
    ),
    count: z.int(),
  }),
  refusals: [],
})

export const operatorPhotoDecide = endpoint({
  method: 'POST',
  path: '/api/operator/photo-decide/',
  access: 'operator',
  summary: 'Says whether a photo is shown or hidden; its reports are dealt with.',
  input: z.object({
    photo_public_id: publicId,
    state: z.enum(PHOTO_STATES, problem('invalid')).exclude(['reported']),
  }),
  output: nothing,
  status: [204],
  refusals: ['not_found'],
  keyed: 'replayed',
})
