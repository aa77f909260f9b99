import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../components/toasts.tsx'
import { api, apiWithOverlay } from '../../platform/api/api.ts'
import {
  invalidateInAllTabs,
  invalidateInOtherTabs,
} from '../../platform/api/cross-tab-invalidation.ts'
import { ALL_IMPORTS, type ImportSummary, importProblem } from './import-queries.ts'

/** Sends a file to be read; the screen shows its own progress. */
export function useReadFile(onRead: (preview: ImportSummary) => void) {
  return useMutation({
    mutationFn: async (file: File) =>
      api.previewImport({ file: new Uint8Array(await file.arrayBuffer()) }),
    onSuccess: onRead,
  })
}

/** Does what a preview shows, or takes it back; whatever lists products is asked for again. */
export function useImportStep(step: 'confirmImport' | 'undoImport', publicId: string) {
  const toasts = useToasts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => apiWithOverlay[step]({ public_id: publicId }),
    onError: (error) => toasts.error(importProblem(error)),
    onSettled: async () => {
      queryClient.removeQueries({ queryKey: ['supplier-product-list'] })
      invalidateInOtherTabs(['supplier-product-list'])
      await invalidateInAllTabs(queryClient, ALL_IMPORTS)
    },
  })
}
