import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../platform/language.ts'
import { lastImportOptions } from './import-queries.ts'
import { ImportResult } from './import-result.tsx'

/** The import that can still be undone, when there is one. */
export function LastImport() {
  const { catalogueImport } = useTexts()
  const { data } = useQuery(lastImportOptions)
  if (!data?.last || data.last.undone_at !== null) return null
  return <ImportResult title={catalogueImport.lastTitle} done={data.last} />
}
