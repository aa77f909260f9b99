import type { ListingName } from '@halles/domain/product.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { LastChange } from './last-change.tsx'
import { PercentForm } from './percent-form.tsx'
import { isRefusedWhole } from './send-prices.ts'
import { UnfinishedChange } from './unfinished-change.tsx'
import { useUnfinishedPrices } from './unfinished-prices.ts'
import { usePercentChange } from './use-percent-change.ts'

type PercentPageProps = {
  category: ListingName
  onCategory: (category: ListingName) => void
}

/** Prices of a category, or of some of its products, changed by a percentage after a look at what they become. */
export function PercentPage({ category, onCategory }: PercentPageProps) {
  const [typed, setTyped] = useState('')
  const { left } = useUnfinishedPrices()
  const { send, isPending } = usePercentChange((sent) => {
    // Over prices that were changed it would be applied twice.
    if (!isRefusedWhole(sent)) setTyped('')
  })
  const isUnfinished = left.length > 0 && !isPending
  const place = useFocusOnReplaced(isUnfinished)
  return (
    <>
      <div ref={place}>
        {isUnfinished ? (
          <UnfinishedChange />
        ) : (
          <PercentForm
            category={category}
            onCategory={onCategory}
            typed={typed}
            onType={setTyped}
            isPending={isPending}
            onSend={send}
          />
        )}
      </div>
      <LastChange />
    </>
  )
}

/** The form and the notice take each other's place: the focus that went with one goes on in the other. */
function useFocusOnReplaced(isUnfinished: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(isUnfinished)
  useLayoutEffect(() => {
    if (last.current === isUnfinished) return
    last.current = isUnfinished
    if (document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isUnfinished])
  return place
}
