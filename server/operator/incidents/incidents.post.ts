import type { Handler } from '../../handler.ts'
import { getIncident, insertIncident, insertIncidentEntry, lockIncident } from './incidents-sql.ts'

export const operatorIncidentRecord: Handler<'operatorIncidentRecord'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { corrects, ...entry } = input
  if (corrects === undefined) {
    const incidentId = await insertIncident(tx)
    await insertIncidentEntry(tx, viewer.operatorId, { incidentId, version: 1, entry })
    return getIncident(tx, incidentId)
  }
  const known = await lockIncident(tx, corrects.public_id)
  if (known === undefined) throw refuse('not_found')
  if (known.version !== corrects.version) throw refuse('incident_changed')
  const { incidentId, version } = known
  await insertIncidentEntry(tx, viewer.operatorId, { incidentId, version: version + 1, entry })
  return getIncident(tx, incidentId)
}
