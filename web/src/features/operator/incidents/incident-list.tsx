import { Button, Stack } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { incidentsOptions, PER_PAGE } from '../operator-queries.ts'
import type { PagedListParams } from '../paged-list-params.ts'
import { IncidentCard } from './incident-card.tsx'
import { IncidentDialog } from './incident-dialog.tsx'
import styles from './incidents.module.css'
import { useIncidentTexts } from './use-incident-texts.ts'

/** The register of incidents with personal information, newest first. */
export function IncidentList({ page, onPage }: Pick<PagedListParams, 'page' | 'onPage'>) {
  const incidents = useIncidentTexts()
  const query = useQuery(incidentsOptions(page))
  const [recording, setRecording] = useState(false)
  return (
    <>
      <p className={styles.intro}>{incidents.intro}</p>
      <Button mb="md" onClick={() => setRecording(true)}>
        {incidents.record}
      </Button>
      <IncidentDialog opened={recording} onClose={() => setRecording(false)} />
      <PagedList
        query={query}
        perPage={PER_PAGE.incidents}
        page={page}
        onPage={onPage}
        rowHeight={240}
        empty={
          <EmptyState icon={<IconShieldCheck size={30} stroke={1.5} />}>
            {incidents.none}
          </EmptyState>
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
