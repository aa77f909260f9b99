import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { IconCash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import type { PaperSide } from '../paper-queries.ts'
import { PAYMENTS_PER_PAGE, paymentsOptions } from './payment-queries.ts'
import { PaymentRows } from './payment-rows.tsx'

type PaymentsProps = { side: PaperSide; page: number; onPage: (page: number) => void }

/** All payments that were marked, the last first. */
export function Payments({ side, page, onPage }: PaymentsProps) {
  const texts = useTextsOf(paymentsTexts)
  const query = useQuery(paymentsOptions({ page }))
  return (
    <>
      <p className="soft mb-sm">{texts.marksOnly}</p>
      <PagedList
        query={query}
        perPage={PAYMENTS_PER_PAGE}
        page={page}
        onPage={onPage}
        empty={
          <EmptyState icon={<IconCash size={30} stroke={1.5} />}>{texts.none[side]}</EmptyState>
        }
      >
        {(payments, count) => (
          <>
            <p className="soft mb-sm">{texts.count(count)}</p>
            <PaymentRows side={side} payments={payments} />
          </>
        )}
      </PagedList>
    </>
  )
}
