import { endpoints } from '@halles/contract/endpoints.ts'
import { ROW_KINDS, type RowKind } from '@halles/domain/import/row-kinds.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Notice } from '../../components/notice.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'
import { useFormat, useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import type { ImportPage } from './import-queries.ts'
import { ImportRows } from './import-rows.tsx'
import { useImportStep } from './use-import.ts'

type ImportPreviewProps = {
  shown: ImportPage
  kind: RowKind
  page: number
  /** Other rows of the same list. */
  onShow: (kind: RowKind, page?: number) => void
  onLeave: () => void
}

export function ImportPreview({ shown, kind, page, onShow, onLeave }: ImportPreviewProps) {
  const texts = useTextsOf(catalogueImportTexts)
  const { refusals } = useTexts()
  const { decimal } = useFormat()
  const confirm = useImportStep('confirmImport', shown.public_id)
  const { counts } = shown
  const products = counts.new + counts.changed
  return (
    <Stack component="section" gap="lg">
      <div>
        <Title order={2}>{texts.previewTitle}</Title>
        <Text c="dimmed">{products === 0 ? refusals.import_empty : texts.previewNote}</Text>
      </div>
      {confirm.failure ? <Notice tone="error">{confirm.failure}</Notice> : null}
      <Group>
        {products > 0 ? (
          <Button size="lg" loading={confirm.isPending} onClick={() => confirm.start()}>
            {texts.confirm(decimal(String(products)), products > 1)}
          </Button>
        ) : null}
        <Button size="lg" variant="default" onClick={onLeave}>
          {texts.another}
        </Button>
      </Group>
      {counts.faulty > 0 ? <FaultyNote publicId={shown.public_id} count={counts.faulty} /> : null}
      <PageTabs
        fromAddress
        label={texts.previewTitle}
        value={kind}
        onChange={(chosen) => onShow(chosen)}
        tabs={ROW_KINDS.map((value) => ({
          value,
          label: texts.kindCount(value, decimal(String(counts[value]))),
          content: (
            <ImportRows
              kind={value}
              rows={shown.results}
              count={counts[value]}
              page={page}
              onPage={(next) => onShow(value, next)}
            />
          ),
        }))}
      />
    </Stack>
  )
}

function FaultyNote({ publicId, count }: { publicId: string; count: number }) {
  const texts = useTextsOf(catalogueImportTexts)
  const query = new URLSearchParams({ public_id: publicId, lang: useLanguage() })
  return (
    <Notice
      tone="warning"
      action={
        <Button
          component="a"
          variant="default"
          href={`${endpoints.importFaults.path}?${query}`}
          download
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {texts.downloadFaulty}
        </Button>
      }
    >
      {texts.faultyNote(count)}
    </Notice>
  )
}
