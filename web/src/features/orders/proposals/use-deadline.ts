import { formatDeadline } from '@halles/texts/delivery-times.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { useLanguage } from '../../../platform/language/language.ts'
import { nowDrawn } from '../../../platform/now.ts'
import { ALL_ORDERS } from '../order-queries.ts'
import { timeLeft } from './time-left.ts'

const TICK_MS = 30_000
const ASK_AGAIN_MS = 15_000

/**
 * Until when something is answered, in words, and the time that is left. Whether it is over only the server knows: once the
 * device's clock is past it, orders are asked for anew until they say so.
 */
export function useDeadline(answerBy: string) {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [now, setNow] = useState(nowDrawn)
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const ask = () => {
      void invalidateInAllTabs(queryClient, ALL_ORDERS)
      timer = setTimeout(ask, ASK_AGAIN_MS)
    }
    let timer = setTimeout(ask, Math.max(0, Date.parse(answerBy) - Date.now()))
    return () => clearTimeout(timer)
  }, [answerBy, queryClient])
  return {
    when: formatDeadline(language, answerBy, now),
    left: timeLeft(Date.parse(answerBy) - now.getTime()),
  }
}
