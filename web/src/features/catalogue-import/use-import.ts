import { useQueryClient } from '@tanstack/react-query'
import { importProblem } from '../../components/import/import-problem.ts'
import { useChange } from '../../components/use-change.ts'
import { api, apiWithOverlay } from '../../platform/api/api.ts'
import { invalidateInOtherTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { ALL_IMPORTS, type ImportSummary } from './import-queries.ts'

/** Sends a file to be read; the screen shows its own progress. */
export function useReadFile(onRead: (preview: ImportSummary) => void) {
  return useChange({
    call: async (file: File) =>
      api.previewImport({ file: new Uint8Array(await file.arrayBuffer()) }),
    done: onRead,
    why: importProblem,
  })
}

export function useImportStep(step: 'confirmImport' | 'undoImport', publicId: string) {
  const queryClient = useQueryClient()
  function forgetProducts() {
    queryClient.removeQueries({ queryKey: ['supplier-product-list'] })
    invalidateInOtherTabs(['supplier-product-list'])
  }
  return useChange({
    call: () => apiWithOverlay[step]({ public_id: publicId }),
    stale: ALL_IMPORTS,
    staleWhenRefused: true,
    waitsForStale: true,
    done: forgetProducts,
    failed(error) {
      forgetProducts()
      return importProblem(error)
    },
    why: importProblem,
  })
}
