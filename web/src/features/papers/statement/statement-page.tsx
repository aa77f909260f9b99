import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Page } from '../../../components/page.tsx'
import { isNotFound } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { montrealDay } from '../../../platform/montreal-day.ts'
import { nowDrawn } from '../../../platform/now.ts'
import { StatementFiles } from '../paper-files.tsx'
import type { PaperSide } from '../paper-queries.ts'
import { type Balance, balanceOptions } from '../payments/payment-queries.ts'
import { StatementView } from './statement-view.tsx'

type StatementPageProps = {
  side: PaperSide
  publicId: string
  month: string | undefined
  onMonth: (month: string) => void
  back: ReactNode
  action?: (business: Balance['business']) => ReactNode
  notFound: ReactNode
}

/** A page of what a supplier and a restaurant owe each other, as the route of either side composes it. */
export function StatementPage(props: StatementPageProps) {
  const { side, publicId, onMonth, back, action, notFound } = props
  const texts = useTextsOf(paymentsTexts)
  const present = montrealDay(nowDrawn()).slice(0, 7)
  const month = props.month ?? present
  const { data: balance, error } = useQuery(balanceOptions(publicId))
  if (isNotFound(error)) return notFound
  return (
    <Page
      title={balance ? texts.statementOf(balance.business.name) : texts.statement}
      back={back}
      action={balance ? action?.(balance.business) : undefined}
    >
      <StatementView
        {...{ side, publicId, month, present, onMonth }}
        files={<StatementFiles publicId={publicId} month={month} />}
      />
    </Page>
  )
}
