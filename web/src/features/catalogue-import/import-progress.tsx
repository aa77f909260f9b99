import type { RunningState } from '@halles/domain/import/import-state.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { Paper, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ProgressBar } from '../../components/progress-bar.tsx'
import { invalidateInOtherTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'

type ImportProgressProps = { state: RunningState; done: number; total: number }

/** How far an import under way has come. Once it has ended, lists of products are asked for again. */
export function ImportProgress({ state, done, total }: ImportProgressProps) {
  const texts = useTextsOf(catalogueImportTexts)
  const { decimal } = useFormat()
  const queryClient = useQueryClient()
  useEffect(
    () => () => {
      const queryKey = ['supplier-product-list']
      queryClient.removeQueries({ queryKey })
      invalidateInOtherTabs(queryKey)
    },
    [queryClient],
  )
  const percent = total === 0 ? 0 : Math.floor((done * 100) / total)
  const [percentage, ...rows] = [percent, done, total].map((count) => decimal(String(count)))
  const words = texts.progress(percentage ?? '', rows[0] ?? '', rows[1] ?? '')
  const title = texts.running[state]
  return (
    <Paper withBorder p="lg" component="section">
      <Title order={2} size="h3" role="status">
        {title}
      </Title>
      <Text my="xs">{words}</Text>
      <ProgressBar label={title} percent={percent} words={words} />
      <Text c="dimmed" mt="md">
        {texts.runningNote}
      </Text>
    </Paper>
  )
}
