import { endpoints } from '@halles/contract/endpoints.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { DownloadLink } from '../../components/download-link.tsx'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'

export function CatalogueExport() {
  const texts = useTextsOf(catalogueImportTexts)
  return (
    <section className="card p-lg">
      <h2>{texts.exportTitle}</h2>
      <p className="soft mt-2xs mb-md">{texts.exportText}</p>
      <div className="row center gap-md">
        <ExportButton format="csv">{texts.exportCsv}</ExportButton>
        <ExportButton format="xlsx">{texts.exportXlsx}</ExportButton>
      </div>
    </section>
  )
}

function ExportButton({ format, children }: { format: 'csv' | 'xlsx'; children: string }) {
  const query = new URLSearchParams({ format, lang: useLanguage() })
  return (
    <DownloadLink variant="default" href={`${endpoints.exportCatalogue.path}?${query}`}>
      {children}
    </DownloadLink>
  )
}
