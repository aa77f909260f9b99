import type { ListingName } from '@halles/domain/product.ts'
import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { LastChange } from './last-change.tsx'
import { PercentForm } from './percent-form.tsx'
import { isRefusedWhole } from './send-prices.ts'
import { forgetUnfinishedPrices, useUnfinishedPrices } from './unfinished-prices.ts'
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

/** In place of the percentage, which could be applied twice to what the server has changed already. */
function UnfinishedChange() {
  const texts = useTextsOf(pricesTexts)
  const { changed, left } = useUnfinishedPrices()
  const { send, isSending } = usePercentChange()
  const count = left.reduce((sum, { prices }) => sum + prices.length, 0)
  return (
    <Notice
      tone={isSending ? 'pending' : 'error'}
      action={
        <div className="row center gap-md">
          <Button loading={isSending} onClick={() => send(left)}>
            {texts.sendAgain(count)}
          </Button>
          <Button variant="default" disabled={isSending} onClick={forgetUnfinishedPrices}>
            {texts.currentPrices}
          </Button>
        </div>
      }
    >
      {isSending ? texts.sending(count) : texts.unfinished(changed, count)}
    </Notice>
  )
}
