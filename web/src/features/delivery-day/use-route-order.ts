import { Refused } from '@halles/contract/client.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useToasts } from '../../components/toasts.tsx'
import { api, errorMessage } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { newKey } from '../../platform/api/keyed-call.ts'
import {
  ALL_ROUTES,
  type AskedDelivery,
  routeSheetOptions,
  type Stop,
} from './delivery-day-queries.ts'

type Wanted = { stops: Stop[]; refusals: number }

/**
 * Puts a day's stops into another order: at once on screen, and sent one after the other, each of the version that the one
 * before it made. After a refusal the sheet is shown as it is, and what was to follow is not sent.
 */
export function useRouteOrder(asked: AskedDelivery): (stops: Stop[]) => void {
  const client = useQueryClient()
  const toasts = useToasts()
  const refusals = useRef(0)
  const { queryKey } = routeSheetOptions(asked)
  const mutationKey = ['route-order', asked.day, asked.zone ?? '']
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `route ${asked.day}` },
    async onMutate({ stops }: Wanted) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (sheet) => sheet && { ...sheet, stops })
    },
    async mutationFn({ stops, refusals: known }: Wanted) {
      const sheet = client.getQueryData(queryKey)
      if (!sheet || known !== refusals.current) return sheet
      const input = {
        ...asked,
        version: sheet.version,
        supplier_order_public_ids: stops.map(({ public_id }) => public_id),
      }
      return api.routeOrder(input, { idempotencyKey: newKey() })
    },
    onSuccess(stored) {
      const isLast = client.isMutating({ mutationKey }) === 1
      client.setQueryData(queryKey, (shown) =>
        isLast || !shown || !stored ? stored : { ...shown, version: stored.version },
      )
      if (isLast) return invalidateInAllTabs(client, ALL_ROUTES)
    },
    onError(error) {
      refusals.current += 1
      toasts.error(errorMessage(error))
      const current = error instanceof Refused ? error.body?.route : undefined
      if (current) client.setQueryData(queryKey, current)
      else return invalidateInAllTabs(client, ALL_ROUTES)
    },
  })
  return (stops) => mutate({ stops, refusals: refusals.current })
}
