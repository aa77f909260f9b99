import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useToasts } from '../../components/toasts.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useConnected } from '../../platform/api/connection.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { useStore } from '../../platform/create-store.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import type { Others } from './pick-marks/create-pick-marks.ts'
import { isAhead, withChanges } from './pick-marks/pick-mark-change.ts'
import { pickMarks } from './pick-marks/pick-marks.ts'
import { ALL_PICK_LISTS, type PickList, type PickProduct } from './pick-queries.ts'

/** The server's list with the taps of this device that it lacks, and what a tap does. */
export function useMarkedList(list: PickList) {
  const texts = useTextsOf(pickingTexts)
  const toasts = useToasts()
  const client = useQueryClient()
  const nameOf = useProductName()
  const connected = useConnected()
  const taps = useStore(pickMarks.taps)

  const onOthers = useEffectEvent((others: Others) => {
    for (const product of list.products) {
      const other = others.find(({ public_id }) =>
        product.lines.some((line) => line.public_id === public_id),
      )
      const name = other?.by.first_name ?? texts.formerMember
      if (other) toasts.quiet(texts.pickedBefore(name, nameOf(product)), '')
    }
  })
  const onSent = useEffectEvent(() => {
    void invalidateInAllTabs(client, ALL_PICK_LISTS)
  })
  useEffect(() => {
    const stop = new AbortController()
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('account.')) pickMarks.resume()
    }
    addEventListener('storage', onStorage, { signal: stop.signal })
    const end = pickMarks.start({ onOthers, onSent })
    return () => {
      stop.abort()
      end()
    }
  }, [])
  useEffect(() => {
    if (connected) pickMarks.resume()
  }, [connected])
  useEffect(() => pickMarks.includedIn(list.number), [list.number])

  const ahead = taps.filter((tap) => isAhead(tap, list.number))
  const products = list.products.map((product) => ({
    ...product,
    lines: product.lines.map((line) => withChanges(line, ahead)),
  }))
  return { list: { ...list, products }, tap: ({ lines }: PickProduct) => pickMarks.tap(lines) }
}
