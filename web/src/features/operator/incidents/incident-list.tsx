import { incidentsTexts } from '@halles/texts/pages/incidents.ts'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import {
  type Incident,
  type IncidentEntry,
  incidentsOptions,
  PER_PAGE,
} from '../operator-queries.ts'
import type { PagedListParams } from '../paged-list-params.ts'
import { IncidentDialog } from './incident-dialog.tsx'
import styles from './incidents.module.css'

/** The register of incidents with personal information, newest first. */
export function IncidentList({ page, onPage }: Pick<PagedListParams, 'page' | 'onPage'>) {
  const texts = useTextsOf(incidentsTexts)
  const query = useQuery(incidentsOptions(page))
  const [recording, setRecording] = useState(false)
  return (
    <>
      <p className={`${styles.intro} mb-md soft`}>{texts.intro}</p>
      <Button className="mb-md" onClick={() => setRecording(true)}>
        {texts.record}
      </Button>
      <IncidentDialog opened={recording} onClose={() => setRecording(false)} />
      <PagedList
        query={query}
        perPage={PER_PAGE.incidents}
        page={page}
        onPage={onPage}
        rowHeight={240}
        empty={
          <EmptyState icon={<IconShieldCheck size={30} stroke={1.5} />}>{texts.none}</EmptyState>
        }
      >
        {(rows) => (
          <div className="stack">
            {rows.map((incident) => (
              <IncidentCard key={incident.public_id} incident={incident} />
            ))}
          </div>
        )}
      </PagedList>
    </>
  )
}

/** An incident as it was last recorded, its correction, and what was recorded before. */
function IncidentCard({ incident }: { incident: Incident }) {
  const texts = useTextsOf(incidentsTexts)
  const { day } = useFormat()
  const [correcting, setCorrecting] = useState(false)
  const [last, ...earlier] = incident.entries
  if (last === undefined) return null
  const isNotificationMissing =
    last.commission_notified_on === null || last.persons_notified_on === null
  return (
    <article className="card pad">
      <div className="center between mb-md gap-xs-md row">
        <h2>{texts.incidentOf(day(last.noticed_on))}</h2>
        <Button
          variant="default"
          aria-label={texts.correctOf(day(last.noticed_on))}
          onClick={() => setCorrecting(true)}
        >
          {texts.correct}
        </Button>
      </div>
      {last.is_serious && isNotificationMissing ? (
        <Notice tone="warning">{texts.toNotify}</Notice>
      ) : null}
      <IncidentFacts entry={last} />
      {earlier.length > 0 ? (
        <details className={styles.earlier}>
          <summary>{texts.earlier(earlier.length)}</summary>
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
    </article>
  )
}

/** `withDay`: where the day that the incident was noticed stands nowhere else. */
function IncidentFacts({ entry, withDay = false }: { entry: IncidentEntry; withDay?: boolean }) {
  const texts = useTextsOf(incidentsTexts)
  const { day, moment } = useFormat()
  const notYet = entry.is_serious ? texts.notYet : texts.notNeeded
  const facts: readonly (readonly [string, string])[] = [
    ...(withDay ? [[texts.noticedOn, day(entry.noticed_on)] as const] : []),
    ...known(texts.occurred, entry.occurred),
    [texts.whatHappened, entry.what_happened],
    [texts.persons, entry.persons],
    [texts.serious, entry.is_serious ? texts.yes : texts.no],
    ...known(texts.riskReason, entry.risk_reason),
    [texts.measures, entry.measures],
    [texts.commission, entry.commission_notified_on ? day(entry.commission_notified_on) : notYet],
    [texts.notified, entry.persons_notified_on ? day(entry.persons_notified_on) : notYet],
  ]
  return (
    <>
      <FactList className={styles.facts} facts={facts} />
      <p className="mt-xs soft small anywhere">
        {texts.recordedBy(entry.recorded_by, moment(entry.recorded_at))}
      </p>
    </>
  )
}

/** What entries of before it was asked for do not say. */
function known(term: string, text: string): (readonly [string, string])[] {
  return text === '' ? [] : [[term, text]]
}
