import { useQueryClient } from '@tanstack/react-query'
import { importProblem } from '../../components/import/import-problem.ts'
import { useChange } from '../../components/use-change.ts'
import { api, apiWithOverlay } from '../../platform/api/api.ts'
import { ALL_PRICE_IMPORTS, forgetPrices, type PriceImport } from './price-import-queries.ts'

/** Sends a file to be read; the screen shows its own progress. */
export function useReadPrices(listPublicId: string, onRead: (preview: PriceImport) => void) {
  return useChange({
    call: async (file: File) =>
      api.previewPrices({
        price_list_public_id: listPublicId,
        file: new Uint8Array(await file.arrayBuffer()),
      }),
    done: onRead,
    why: importProblem,
  })
}

/** Confirms a preview, or undoes an import. */
export function usePriceStep(step: 'confirmPrices' | 'undoPrices', publicId: string) {
  const client = useQueryClient()
  return useChange({
    call: () => apiWithOverlay[step]({ public_id: publicId }),
    stale: ALL_PRICE_IMPORTS,
    staleWhenRefused: true,
    waitsForStale: true,
    done: () => forgetPrices(client),
    failed(error) {
      forgetPrices(client)
      return importProblem(error)
    },
    why: importProblem,
  })
}
