import { formatShortDeliveryDay } from '@halles/texts/delivery-times.ts'
import { nextDeliveryTexts } from '@halles/texts/pages/next-delivery.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from '../../../platform/create-store.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { nextDeliveryOptions } from './next-deliveries-query.ts'
import { drawnSuppliers, nextDeliveryWords } from './next-delivery-store.ts'

export function NextDeliveries() {
  const words = useTextsOf(nextDeliveryTexts)
  const language = useLanguage()
  const suppliers = [...new Set(useStore(drawnSuppliers))]
  const answers = useQueries({
    queries: suppliers.map(nextDeliveryOptions),
    combine: (queries) => queries.flatMap(({ data }) => data ?? []),
  })
  useEffect(() => {
    const known = answers.map(({ supplier_public_id, day, is_late }): [string, string] => {
      const short = formatShortDeliveryDay(language, day)
      return [supplier_public_id, is_late ? words.ifConfirmed(short) : short]
    })
    nextDeliveryWords.set(new Map(known))
  }, [answers, words, language])
  return null
}
