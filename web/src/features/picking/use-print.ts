import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { ALL_PICK_LISTS, askedOf, type PickList } from './pick-queries.ts'

export type Printed = 'list' | 'sheets'

/** Prints the list as it is on screen, or a sheet for each order. Of the list it is stored what was on it, by the browser's own menu too. */
export function usePrint(list: PickList) {
  const [printing, setPrinting] = useState<Printed>('list')
  const store = useChange({
    call: (orders: string[], options) => api.pickListPrinted({ ...askedOf(list), orders }, options),
    keepsNoKey: true,
    queue: 'pick list printed',
    stale: ALL_PICK_LISTS,
  })
  const onPrint = useEffectEvent(() => {
    if (printing === 'list' && list.orders.length > 0)
      store.start(list.orders.map(({ public_id }) => public_id))
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
  return { printing, print, isNotStored: store.error !== null }
}
