import { endpoints } from '@halles/contract/endpoints.ts'
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useLanguage } from '../../platform/language/language.ts'
import { useImportTexts } from './use-import-texts.ts'

/** The supplier's own products as a file, in the language on screen. */
export function CatalogueExport() {
  const catalogueImport = useImportTexts()
  return (
    <Paper withBorder p="lg" component="section">
      <Title order={2} size="h3">
        {catalogueImport.exportTitle}
      </Title>
      <Text c="dimmed" mt={4} mb="md">
        {catalogueImport.exportText}
      </Text>
      <Group>
        <ExportButton format="csv">{catalogueImport.exportCsv}</ExportButton>
        <ExportButton format="xlsx">{catalogueImport.exportXlsx}</ExportButton>
      </Group>
    </Paper>
  )
}

function ExportButton({ format, children }: { format: 'csv' | 'xlsx'; children: string }) {
  const query = new URLSearchParams({ format, lang: useLanguage() })
  return (
    <Button
      component="a"
      variant="default"
      href={`${endpoints.exportCatalogue.path}?${query}`}
      download
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {children}
    </Button>
  )
}
