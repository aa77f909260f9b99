import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { instant } from '../../database/instant.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { OperatorId } from '../../platform/access/viewer.ts'

type Incident = Output<Endpoints['operatorIncidentRecord']>
type Entry = Omit<Input<Endpoints['operatorIncidentRecord']>, 'corrects'>

const PAGE = 20

/** The incidents of the register with all their entries, newest first, twenty a page (from 1), and how many there are. */
export async function listIncidents(
  reader: Reader,
  page: number,
): Promise<Output<Endpoints['operatorIncidents']>> {
  const results = await incidents(reader)
    .orderBy('incident.id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
  const { count } = await reader
    .selectFrom('privacy_incident')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { results, count }
}

/** One incident with all its entries. */
export function getIncident(reader: Reader, incidentId: number): Promise<Incident> {
  return incidents(reader).where('incident.id', '=', incidentId).executeTakeFirstOrThrow()
}

function incidents(reader: Reader) {
  return reader.selectFrom('privacy_incident as incident').select(({ selectFrom }) => [
    'incident.public_id',
    jsonArrayFrom(
      selectFrom('privacy_incident_entry as entry')
        .innerJoin('account', 'account.id', 'entry.operator_id')
        .innerJoin('person as operator', 'operator.id', 'account.contact_person_id')
        .select([
          'entry.version',
          'occurred',
          'what_happened',
          'persons',
          'is_serious',
          'risk_reason',
        ])
        .select('measures')
        .select(['operator.email as recorded_by', instant('recorded_at').as('recorded_at')])
        // Days are text on the wire, and in JSON too.
        .select(['noticed_on', 'commission_notified_on', 'persons_notified_on'])
        .whereRef('incident_id', '=', 'incident.id')
        .orderBy('entry.version', 'desc'),
    ).as('entries'),
  ])
}

/** Opens an incident without an entry; answers its id. */
export async function insertIncident(tx: Transaction): Promise<number> {
  const { id } = await tx
    .insertInto('privacy_incident')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The version that holds of an incident, locked, so that corrections at once come one after the other. */
export async function lockIncident(
  tx: Transaction,
  publicId: string,
): Promise<{ incidentId: number; version: number } | undefined> {
  const incident = await tx
    .selectFrom('privacy_incident')
    .select('id')
    .where('public_id', '=', publicId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (incident === undefined) return undefined
  const { version } = await tx
    .selectFrom('privacy_incident_entry')
    .select(sql<number>`max(version)`.as('version'))
    .where('incident_id', '=', incident.id)
    .executeTakeFirstOrThrow()
  return { incidentId: incident.id, version }
}

/** Writes an operator's entry; the one before stays as it is. */
export async function insertIncidentEntry(
  tx: Transaction,
  operatorId: OperatorId,
  { incidentId, version, entry }: { incidentId: number; version: number; entry: Entry },
): Promise<void> {
  await tx
    .insertInto('privacy_incident_entry')
    .values({ incident_id: incidentId, version, operator_id: operatorId, ...entry })
    .execute()
}
