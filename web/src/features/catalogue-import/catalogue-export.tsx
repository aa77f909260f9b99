import { endpoints } from '@halles/contract/endpoints.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'

export function CatalogueExport() {
  const texts = useTextsOf(catalogueImportTexts)
  return (
    <Paper withBorder p="lg" component="section">
      <Title order={2} size="h3">
        {texts.exportTitle}
      </Title>
      <Text c="dimmed" mt={4} mb="md">
        {texts.exportText}
      </Text>
      <Group>
        <ExportButton format="csv">{texts.exportCsv}</ExportButton>
        <ExportButton format="xlsx">{texts.exportXlsx}</ExportButton>
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
