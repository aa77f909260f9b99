import { Button, Paper } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useFormat } from '../../../platform/language/language.ts'
import type { Incident, IncidentEntry } from '../operator-queries.ts'
import { IncidentDialog } from './incident-dialog.tsx'
import styles from './incidents.module.css'
import { useIncidentTexts } from './use-incident-texts.ts'

/** An incident as it was last recorded, its correction, and what was recorded before. */
export function IncidentCard({ incident }: { incident: Incident }) {
  const incidents = useIncidentTexts()
  const { day } = useFormat()
  const [correcting, setCorrecting] = useState(false)
  const [last, ...earlier] = incident.entries
  if (last === undefined) return null
  const isNotificationMissing =
    last.commission_notified_on === null || last.persons_notified_on === null
  return (
    <Paper component="article" withBorder p={{ base: 'md', xs: 'lg' }}>
      <div className={styles.top}>
        <h2>{incidents.incidentOf(day(last.noticed_on))}</h2>
        <Button
          variant="default"
          aria-label={incidents.correctOf(day(last.noticed_on))}
          onClick={() => setCorrecting(true)}
        >
          {incidents.correct}
        </Button>
      </div>
      {last.is_serious && isNotificationMissing ? (
        <Notice tone="warning">{incidents.toNotify}</Notice>
      ) : null}
      <IncidentFacts entry={last} />
      {earlier.length > 0 ? (
        <details className={styles.earlier}>
          <summary>{incidents.earlier(earlier.length)}</summary>
          {earlier.map((entry) => (
            <IncidentFacts key={entry.version} entry={entry} withDay />
          ))}
        </details>
      ) : null}
      <IncidentDialog
        opened={correcting}
        onClose={() => setCorrecting(false)}
        corrects={{ public_id: incident.public_id, entry: last }}
      />
    </Paper>
  )
}

/** `withDay`: where the day that the incident was noticed stands nowhere else. */
function IncidentFacts({ entry, withDay = false }: { entry: IncidentEntry; withDay?: boolean }) {
  const incidents = useIncidentTexts()
  const { day, moment } = useFormat()
  const notYet = entry.is_serious ? incidents.notYet : incidents.notNeeded
  const facts = [
    ...(withDay ? [[incidents.noticedOn, day(entry.noticed_on)]] : []),
    [incidents.whatHappened, entry.what_happened],
    [incidents.persons, entry.persons],
    [incidents.serious, entry.is_serious ? incidents.yes : incidents.no],
    [incidents.measures, entry.measures],
    [
      incidents.commission,
      entry.commission_notified_on ? day(entry.commission_notified_on) : notYet,
    ],
    [incidents.notified, entry.persons_notified_on ? day(entry.persons_notified_on) : notYet],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.recorded}>
        {incidents.recordedBy(entry.recorded_by, moment(entry.recorded_at))}
      </p>
    </>
  )
}
