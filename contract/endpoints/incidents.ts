import { MAX_INCIDENT_TEXT_LENGTH, MAX_INCIDENT_TIME_LENGTH } from '@halles/domain/incident.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { page } from '../schemas/paging.ts'
import { line, paragraph, publicId } from '../schemas/text.ts'

const day = z.iso
  .date(problem('date_invalid'))
  .refine((value) => value >= '2000-01-01' && value < '2200-01-01', problem('date_invalid'))
const text = paragraph(MAX_INCIDENT_TEXT_LENGTH)
const occurred = line(MAX_INCIDENT_TIME_LENGTH)

/** What Québec's Law 25 has recorded of an incident with personal information; when somebody was notified, if they were. */
const facts = z.object({
  noticed_on: day,
  /** A day or a period, or as nearly as that is known; empty in entries of before it was asked for. */
  occurred: z.string(),
  what_happened: text,
  /** Whose information, which, and of how many. */
  persons: text,
  /** Whether it may cause serious injury. */
  is_serious: z.boolean({ error: 'required' }),
  /** Why the risk was so judged; empty as `occurred` is. */
  risk_reason: z.string(),
  measures: text,
})

const incident = z
  .object({
    public_id: publicId,
    /** Newest first: the first one holds, the others are what it corrected. */
    entries: z.array(
      facts.extend({
        commission_notified_on: day.nullable(),
        persons_notified_on: day.nullable(),
        version: z.int(),
        recorded_by: z.string(),
        recorded_at: z.iso.datetime({ offset: true }),
      }),
    ),
  })
  .meta({ id: 'Incident' })

export const operatorIncidents = endpoint({
  method: 'GET',
  path: '/api/operator/incidents/',
  access: 'operator',
  summary: 'The register of incidents with personal information, newest first, twenty a page.',
  input: z.object({ page }),
  output: z.object({ results: z.array(incident), count: z.int() }),
  refusals: [],
})

export const operatorIncidentRecord = endpoint({
  method: 'POST',
  path: '/api/operator/incidents/',
  access: 'operator',
  summary: 'Records an incident; with `corrects`, a further entry of one that is in the register.',
  input: facts.extend({
    occurred,
    risk_reason: text,
    commission_notified_on: day.nullable().default(null),
    persons_notified_on: day.nullable().default(null),
    corrects: z
      .object({
        public_id: publicId,
        /** Of the entry that was read: another one since is refused. */
        version: z.int().min(1).max(10_000),
      })
      .optional(),
  }),
  output: incident,
  status: [201],
  refusals: ['not_found', 'incident_changed'],
  keyed: 'replayed',
})
