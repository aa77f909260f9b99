import { MAX_ASKED_SUPPLIERS } from '@halles/domain/delivery-choice.ts'
import { formatShortDeliveryDay } from '@halles/texts/delivery-times.ts'
import { nextDelivery as en } from '@halles/texts/en/next-delivery.ts'
import { nextDelivery as fr } from '@halles/texts/fr/next-delivery.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from '../../../platform/create-store.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { nextDeliveriesOptions } from './next-deliveries-query.ts'
import { nextDeliveryWords, shownSuppliers } from './next-delivery.tsx'

/** Rows that come on screen together are asked for together. */
const BATCH_MS = 100

/** Asks for the next deliveries of the suppliers on screen, and tells the rows; loaded after them. */
export function NextDeliveries() {
  const words = useTextsOf({ fr, en })
  const language = useLanguage()
  const answers = useQueries({
    queries: useBatches().map(nextDeliveriesOptions),
    combine: (queries) => queries.flatMap(({ data }) => data?.deliveries ?? []),
  })
  useEffect(() => {
    const known = answers.map(({ supplier_public_id, day, is_late }): [string, string] => {
      const short = formatShortDeliveryDay(language, day)
      return [
        supplier_public_id,
        is_late ? words.deliveredIfConfirmed(short) : words.delivered(short),
      ]
    })
    nextDeliveryWords.set(new Map(known))
  }, [answers, words, language])
  return null
}

/** The suppliers shown, as they were asked for together. */
function useBatches(): readonly (readonly string[])[] {
  const shown = useStore(shownSuppliers)
  const [batches, setBatches] = useState<readonly (readonly string[])[]>([])
  useEffect(() => {
    const timer = setTimeout(() => {
      setBatches((before) => {
        const asked = new Set(before.flat())
        const added = shown.filter((id) => !asked.has(id))
        const count = Math.ceil(added.length / MAX_ASKED_SUPPLIERS)
        const split = Array.from({ length: count }, (_, index) =>
          added.slice(index * MAX_ASKED_SUPPLIERS, (index + 1) * MAX_ASKED_SUPPLIERS),
        )
        return count > 0 ? [...before, ...split] : before
      })
    }, BATCH_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return batches
}
