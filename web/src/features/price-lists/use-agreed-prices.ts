import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useToasts } from '../../components/toasts.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { api, firstProblem } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { isAnswered } from '../../platform/api/keyed-call.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import {
  type AgreedLine,
  type LinesRequest,
  linesBefore,
  requestsOf,
  withShown,
} from './agreed-lines.ts'
import { priceListsOptions } from './price-list-queries.ts'
import { type SentLines, sendLines } from './send-lines.ts'
import { productOnSheet, SHEETS, showOnSheets } from './sheet-query.ts'

/** What was changed and can be put back. `said`: in words, of so many prices. */
type AgreedChange = {
  restoring: readonly (readonly AgreedLine[])[]
  said: (count: number) => string
}

type Asked = {
  requests: readonly LinesRequest[]
  said: AgreedChange['said']
  isUndo?: boolean
  /** The form that sends it shows what is refused. */
  isForm?: boolean
  /** What was left of it before, and how many were set then. */
  rest?: { done: number }
}

type Unfinished = { done: number; asked: Asked; why: string }

/** Sets prices of one price list, one request after the other, and keeps what undoes them as long as its screen is open. */
export function useAgreedPrices(publicId: string) {
  const toasts = useToasts()
  const client = useQueryClient()
  const nameOf = useProductName()
  const prices = useTextsOf(pricesTexts)
  const { dollars } = useFormat()
  const [changes, setChanges] = useState<readonly (AgreedChange & { count: number })[]>([])
  const [unfinished, setUnfinished] = useState<Unfinished>()

  async function send({ lines, idempotencyKey }: LinesRequest) {
    const sent = { public_id: publicId, lines: [...lines] }
    const { products } = await api.priceListLinesSet(sent, { idempotencyKey })
    showOnSheets(client, publicId, products)
  }
  const productOf = (line: AgreedLine) => productOnSheet(client, publicId, line.product_public_id)
  const sheet = {
    shown(line: AgreedLine): AgreedLine {
      const product = productOf(line)
      return product ? withShown(product, line) : line
    },
    before(line: AgreedLine): AgreedLine[] {
      const product = productOf(line)
      return product ? linesBefore(product, line, montrealDay(new Date())) : []
    },
  }
  function nameChanged({ changed }: SentLines) {
    if (changed.length === 0) return
    showOnSheets(client, publicId, changed)
    const named = changed.map((product) => prices.priceNow(nameOf(product), dollars(product.price)))
    toasts.error(prices.changedMeanwhile(named.join('; ')))
  }
  function keep(sent: SentLines, asked: Asked) {
    const { done: count, restoring, left, error } = sent
    if (asked.isUndo) {
      // What was not undone can be, once the server answers again.
      const batches = left.map(({ lines }) => lines)
      if (batches.length === 0 || isAnswered(error)) return
      setChanges((list) => [...list, { restoring: batches, said: asked.said, count: 1 }])
    } else if (count > 0) {
      setChanges((list) => [...list, { restoring, said: asked.said, count }])
    }
  }
  const { mutateAsync, isPending } = useMutation({
    // One after the other: what is typed next is put over what was typed before.
    scope: { id: 'agreed-prices' },
    async mutationFn(asked: Asked) {
      const { requests, isUndo, isForm, rest } = asked
      if (rest) setUnfinished(undefined)
      const sent = await sendLines(requests, send, sheet)
      keep(sent, asked)
      nameChanged(sent)
      // A form stays open with what was typed.
      if (isForm && sent.refused) throw sent.refused
      if (sent.left.length === 0) return
      const why = firstProblem(sent.error)
      const done = sent.done + (rest?.done ?? 0)
      if (rest || (requests.length > 1 && !isUndo))
        setUnfinished({ done, asked: { ...asked, requests: sent.left }, why })
      else if (!isForm) toasts.error(why)
      throw sent.error
    },
    // An answer that was lost may have changed them.
    onError: () => void invalidateInAllTabs(client, SHEETS),
    onSettled: () => void invalidateInAllTabs(client, priceListsOptions.queryKey),
  })
  const last = changes.at(-1)
  const start = (asked: Asked) => mutateAsync(asked).catch(() => {})
  return {
    /** Of the price list. */
    publicId,
    isPending,
    /** Batches of lines, one after the other. It fails for whoever waits for it; what was refused is said here. */
    set: (batches: readonly (readonly AgreedLine[])[], asked: Omit<Asked, 'requests'>) =>
      mutateAsync({ ...asked, requests: requestsOf(batches) }),
    last: last?.said(last.count),
    undo() {
      if (!last || isPending) return
      setChanges((list) => list.slice(0, -1))
      void start({ requests: requestsOf(last.restoring), said: last.said, isUndo: true })
    },
    unfinished: unfinished && {
      done: unfinished.done,
      left: unfinished.asked.requests.reduce((sum, { lines }) => sum + lines.length, 0),
      why: unfinished.why,
    },
    sendAgain: () => unfinished && start({ ...unfinished.asked, rest: { done: unfinished.done } }),
    giveUp: () => setUnfinished(undefined),
  }
}

export type AgreedPrices = ReturnType<typeof useAgreedPrices>
