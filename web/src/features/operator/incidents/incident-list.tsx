import { incidentsTexts } from '@halles/texts/pages/incidents.ts'
import { Button, Stack } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { incidentsOptions, PER_PAGE } from '../operator-queries.ts'
import type { PagedListParams } from '../paged-list-params.ts'
import { IncidentCard } from './incident-card.tsx'
import { IncidentDialog } from './incident-dialog.tsx'
import styles from './incidents.module.css'

/** The register of incidents with personal information, newest first. */
export function IncidentList({ page, onPage }: Pick<PagedListParams, 'page' | 'onPage'>) {
  const texts = useTextsOf(incidentsTexts)
  const query = useQuery(incidentsOptions(page))
  const [recording, setRecording] = useState(false)
  return (
    <>
      <p className={styles.intro}>{texts.intro}</p>
      <Button mb="md" onClick={() => setRecording(true)}>
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
          <Stack>
            {rows.map((incident) => (
              <IncidentCard key={incident.public_id} incident={incident} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  )
}
