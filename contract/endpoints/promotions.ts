import { MAX_PROMOTION_LENGTH } from '@halles/domain/promotion.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paragraph, publicId } from '../schemas/text.ts'

export const sendPromotion = endpoint({
  method: 'POST',
  path: '/api/send-promotion/',
  access: 'supplier',
  summary:
    'Mails a text to every restaurant of the cities served that takes promotions; once an hour.',
  input: z.object({ message: paragraph(MAX_PROMOTION_LENGTH, 'promotion_required') }),
  output: z.object({ recipients: z.int() }),
  status: [201],
  refusals: ['promotion_too_soon'],
})

export const promotionList = endpoint({
  method: 'GET',
  path: '/api/promotion-list/',
  access: 'supplier',
  summary: 'How many restaurants a promotion would go to now, and those sent before, newest first.',
  input: z.object({}),
  output: z.object({
    recipients: z.int(),
    promotions: z.array(
      z.object({
        sent_at: z.iso.datetime({ offset: true }),
        recipients: z.int(),
        message: z.string(),
      }),
    ),
  }),
  refusals: [],
})

/** What a link in a promotion mail carries: signed by the server, so what it is made of is the server's to say. */
const unsubscribeToken = z.string({ error: 'required' }).max(200)

/** Where a restaurant stands with the supplier that its link is about. */
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

const promotionChoices = z.object({
  from_all: z.boolean(),
  suppliers: z.array(z.object({ public_id: publicId, name: z.string() })),
})

export const promotionChoicesInfo = endpoint({
  method: 'GET',
  path: '/api/promotion-choices/',
  access: 'restaurant',
  summary: 'Which suppliers may not write to the restaurant, or that none may.',
  input: z.object({}),
  output: promotionChoices,
  refusals: [],
})

export const choosePromotions = endpoint({
  method: 'POST',
  path: '/api/promotion-choices/',
  access: 'restaurant',
  summary: 'Takes the promotions of a supplier, or of all that are not named, or no longer.',
  input: z.object({ supplier_public_id: publicId.optional(), wanted: z.boolean() }),
  output: promotionChoices,
  refusals: ['not_found'],
})

export const operatorPromotionConsents = endpoint({
  method: 'GET',
  path: '/api/operator/promotion-consents/',
  access: 'operator',
  summary: 'Why and since when each restaurant may be written to, as a file (anti-spam law).',
  input: z.object({}),
  output: z.array(z.record(z.string(), z.unknown())),
  refusals: [],
})
