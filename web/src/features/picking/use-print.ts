import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { newKey } from '../../platform/api/keyed-call.ts'
import { ALL_PICK_LISTS, askedOf, type PickList } from './pick-queries.ts'

export type Printed = 'list' | 'sheets'

/** Prints the list as it is on screen, or a sheet for each order. Of the list it is stored what was on it, by the browser's own menu too. */
export function usePrint(list: PickList) {
  const [printing, setPrinting] = useState<Printed>('list')
  const client = useQueryClient()
  const store = useMutation({
    mutationFn: (orders: string[]) =>
      api.pickListPrinted({ ...askedOf(list), orders }, { idempotencyKey: newKey() }),
    onSuccess: () => invalidateInAllTabs(client, ALL_PICK_LISTS),
  })
  const onPrint = useEffectEvent(() => {
    if (printing === 'list' && list.orders.length > 0)
      store.mutate(list.orders.map(({ public_id }) => public_id))
  })
  useEffect(() => {
    const stop = new AbortController()
    addEventListener('beforeprint', onPrint, { signal: stop.signal })
    addEventListener('afterprint', () => setPrinting('list'), { signal: stop.signal })
    return () => stop.abort()
  }, [])

  function print(what: Printed): void {
    // On paper is what is drawn when the dialog opens.
    flushSync(() => setPrinting(what))
    window.print()
  }
  return { printing, print, isNotStored: store.isError }
}
