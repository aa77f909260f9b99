import { ACTIVITY_KINDS, type ActivityKind } from '@halles/domain/activity-kinds.ts'
import { CHANGED_FIELDS } from '@halles/domain/business-activity.ts'
import { z } from 'zod'
import { endpoint, sentFile } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { askedDays, DATES_REVERSED, isInOrder } from '../schemas/days.ts'
import { listLanguage } from '../schemas/paging.ts'
import { publicId } from '../schemas/text.ts'

const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?\+\d\d:\d\d)_([a-z_]{1,40})_(\d{1,10})$/

/** The last entry of a page: the next one begins after it. */
const cursor = z.codec(
  z.string().regex(CURSOR, problem('invalid')),
  z.object({ at: z.iso.datetime({ offset: true }), kind: z.enum(ACTIVITY_KINDS), id: z.int() }),
  {
    decode: (text) => {
      const [, at = '', kind = '', id] = CURSOR.exec(text) ?? []
      return { at, kind: kind as ActivityKind, id: Number(id) }
    },
    encode: ({ at, kind, id }) => `${at}_${kind}_${id}`,
  },
)

const activityKind = z.enum(ACTIVITY_KINDS, problem('invalid')).meta({ id: 'ActivityKind' })

const wanted = {
  person: publicId.optional(),
  kind: activityKind.optional(),
  ...askedDays,
}

/** The first name is null where it was erased. */
const somebody = z.object({ first_name: z.string().nullable() }).nullable()

const activityEntry = z.object({
  at: z.iso.datetime({ offset: true }),
  /** Null for a step of an order from before there were persons. */
  by: somebody,
  kind: activityKind,
  /** A product, a business; empty where the action has none. */
  subject: z.string(),
  /** Whom it was done to. */
  about: somebody,
  changes: z.array(
    z.object({
      field: z.enum(CHANGED_FIELDS),
      from: z.string().nullish(),
      to: z.string().nullish(),
    }),
  ),
  /** As this business opens it. */
  order_public_id: publicId.nullable(),
})

export const businessActivity = endpoint({
  method: 'GET',
  path: '/api/business-activity/',
  access: 'trade',
  needs: 'settings',
  summary:
    'What the members of the business did, steps of its orders among it, newest first; further pages follow `next`.',
  input: z.object({ ...wanted, before: cursor.optional() }).refine(isInOrder, DATES_REVERSED),
  output: z.object({
    entries: z.array(activityEntry),
    next: cursor.nullable(),
    persons: z.array(
      z.object({ public_id: publicId, first_name: z.string(), last_name: z.string() }),
    ),
  }),
  refusals: [],
})

export const businessActivityExport = endpoint({
  method: 'GET',
  path: '/api/business-activity-export/',
  access: 'trade',
  needs: 'settings',
  summary: 'The same as a CSV file.',
  input: z.object({ ...wanted, lang: listLanguage }).refine(isInOrder, DATES_REVERSED),
  output: sentFile,
  refusals: [],
  sendsFile: true,
  timeoutSeconds: 60,
})
