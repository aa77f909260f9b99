import {
  CONSENT_SOURCES,
  MAX_PROMOTED_SPECIALS,
  MAX_PROMOTION_LENGTH,
} from '@halles/domain/promotion.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { LANGUAGES } from '../language.ts'
import { special } from '../schemas/price-list.ts'
import { paragraph, publicId } from '../schemas/text.ts'

export const sendPromotion = endpoint({
  method: 'POST',
  path: '/api/send-promotion/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Mails a text to every restaurant of the cities served that takes promotions; once an hour. Specials named in it stand below the text, for whoever may see their products; to whom none of them may be shown nothing is sent.',
  input: z.object({
    message: paragraph(MAX_PROMOTION_LENGTH, 'promotion_required'),
    /** Public ids of own specials that have not ended, in the order of the mail. */
    specials: z
      .array(publicId)
      .max(MAX_PROMOTED_SPECIALS, problem('too_many_specials'))
      .refine((ids) => new Set(ids).size === ids.length, problem('special_twice'))
      .default([]),
  }),
  output: z.object({ recipients: z.int() }),
  status: [201],
  refusals: ['promotions_off', 'promotion_too_soon'],
  keyed: 'replayed',
  timeoutSeconds: 60,
})

export const promotionList = endpoint({
  method: 'GET',
  path: '/api/promotion-list/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'How many restaurants a promotion would go to now, the specials that it can name, and those sent before, newest first.',
  input: z.object({}),
  output: z.object({
    recipients: z.int(),
    specials: z.array(
      special.extend({
        recipients: z.int().meta({ description: 'Those of them who may see its product' }),
      }),
    ),
    promotions: z.array(
      z.object({
        sent_at: z.iso.datetime({ offset: true }),
        recipients: z.int(),
        message: z.string(),
        /** As they were when it was sent. */
        specials: z.array(special.omit({ public_id: true })),
      }),
    ),
  }),
  refusals: [],
})

/** What a link in a promotion mail carries: signed by the server, so what it is made of is the server's to say. */
const unsubscribeToken = z.string({ error: 'required' }).max(200)

/** Where a restaurant stands with the supplier that its link is about; `from_all`: it has not consented to any. */
const unsubscription = z.object({
  supplier_name: z.string(),
  from_supplier: z.boolean(),
  from_all: z.boolean(),
})

export const unsubscribeInfo = endpoint({
  method: 'GET',
  path: '/api/unsubscribe/',
  access: 'public',
  summary: 'What the link of a promotion mail would end. Changes nothing.',
  input: z.object({ token: unsubscribeToken }),
  output: unsubscription,
  refusals: ['invalid_token'],
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/',
  access: 'public',
  summary:
    "Ends one supplier's promotions, or all, by the link of a promotion mail. Harmless when done again.",
  input: z.object({
    token: unsubscribeToken,
    from: z.enum(['supplier', 'all']).default('supplier'),
  }),
  output: unsubscription,
  refusals: ['invalid_token'],
  limit: 'mailed-link',
  oneClick: '/unsubscribe/:token',
})

const moment = z.iso.datetime({ offset: true })

const promotionChoices = z
  .object({
    /** The last answer to whether suppliers may write; null when the restaurant was never asked, which counts as no. */
    consent: z.object({ answer: z.boolean(), answered_at: moment }).nullable(),
    /** Those that may not write all the same. */
    suppliers: z.array(z.object({ public_id: publicId, name: z.string() })),
  })
  .meta({ id: 'PromotionChoices' })

export const promotionChoicesInfo = endpoint({
  method: 'GET',
  path: '/api/promotion-choices/',
  access: 'restaurant',
  summary: 'Whether the restaurant has consented to promotions, and whose it has ended.',
  input: z.object({}),
  output: promotionChoices,
  refusals: [],
})

export const choosePromotions = endpoint({
  method: 'POST',
  path: '/api/promotion-choices/',
  access: 'restaurant',
  needs: 'settings',
  summary: 'Answers the question of consent to promotions; or, of one supplier, ends them or not.',
  input: z.object({
    supplier_public_id: publicId.optional(),
    wanted: z.boolean(),
    /** Where the question was answered. */
    source: z.enum(['question', 'account']).default('account'),
  }),
  output: promotionChoices,
  refusals: ['not_found', 'promotions_off'],
})

export const operatorPromotionConsents = endpoint({
  method: 'GET',
  path: '/api/operator/promotion-consents/',
  access: 'operator',
  summary:
    'Every answer of each restaurant to the question of consent, and what it ended, as a file.',
  input: z.object({}),
  output: z.array(
    z.object({
      restaurant: z.string(),
      public_id: publicId,
      email: z.string(),
      takes_promotions: z.boolean(),
      /** Oldest first; the last one counts. */
      answers: z.array(
        z.object({
          answer: z.boolean(),
          wording: z.string(),
          language: z.enum(LANGUAGES),
          source: z.enum(CONSENT_SOURCES),
          answered_at: moment,
        }),
      ),
      /** What its membership allowed before the question was asked. */
      membership: z.object({ wording: z.string(), given_at: moment, ended_at: moment }).nullable(),
      unsubscriptions: z.array(
        z.object({
          /** None: from all suppliers, before the question was asked. */
          supplier: z.string().nullable(),
          began_at: moment,
          ended_at: moment.nullable(),
        }),
      ),
    }),
  ),
  saved: true,
  refusals: [],
})
