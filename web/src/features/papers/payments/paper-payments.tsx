import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../components/query-state.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import type { PaperSide } from '../paper-queries.ts'
import { paymentsOptions } from './payment-queries.ts'
import { PaymentRows } from './payment-rows.tsx'

/** What was paid of one invoice; nothing where nothing was. */
export function PaperPayments({ side, publicId }: { side: PaperSide; publicId: string }) {
  const texts = useTextsOf(paymentsTexts)
  const query = useQuery(paymentsOptions({ paper: publicId }))
  if (query.data?.count === 0) return null
  return (
    <section className="mb-lg" aria-labelledby="payments">
      <h2 className="size-lg mb-sm" id="payments">
        {texts.payments}
      </h2>
      <QueryState query={query} error={texts.loadError}>
        {({ results }) => <PaymentRows side={side} payments={results} isOfOne />}
      </QueryState>
    </section>
  )
}
