import { papersTexts } from '@halles/texts/pages/papers.ts'
import { useQuery } from '@tanstack/react-query'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { searchText } from '../../platform/address/search.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { balancesOptions, type PaperSide } from './paper-queries.ts'
import { PaperSums } from './paper-sums.tsx'
import { Papers } from './papers.tsx'
import type { PapersAddress, PaperTab } from './papers-address.ts'

const ToIssue = lazyComponent(async () => (await import('./issuing/to-issue.tsx')).ToIssue)
const Balances = lazyComponent(async () => (await import('./payments/balances.tsx')).Balances)
const Payments = lazyComponent(async () => (await import('./payments/payments.tsx')).Payments)

type PapersPageProps<Tab extends PaperTab> = {
  side: PaperSide
  tabs: readonly Tab[]
  address: PapersAddress & { tab?: Tab | undefined }
  onAddress: (
    address: PapersAddress & { tab?: Tab | undefined },
    options?: { replace?: boolean; resetScroll?: boolean },
  ) => void
}

/** Invoices, what is left to pay by other side, and payments; a supplier's what it can invoice. */
export function PapersPage<Tab extends PaperTab>(props: PapersPageProps<Tab>) {
  const { side, tabs, address, onAddress } = props
  const { tab, month, state, other, search, page = 1 } = address
  const texts = useTextsOf(papersTexts)
  const sums = useQuery(balancesOptions()).data?.sums
  const turnTo = (to: number) => onAddress({ tab, search, page: to }, { resetScroll: true })
  const searchFor = (typed: string) =>
    onAddress({ tab, search: searchText(typed) }, { replace: true, resetScroll: false })
  const content: Record<PaperTab, React.ReactNode> = {
    papers: (
      <Papers
        side={side}
        filter={{ month, state, other, search }}
        onFilter={(filter) =>
          onAddress(
            { ...filter, search: searchText(filter.search) },
            { replace: true, resetScroll: false },
          )
        }
      />
    ),
    issue: <ToIssue />,
    customers: <Balances {...{ side, search, page }} onSearch={searchFor} onPage={turnTo} />,
    suppliers: <Balances {...{ side, search, page }} onSearch={searchFor} onPage={turnTo} />,
    payments: <Payments side={side} page={page} onPage={turnTo} />,
  }
  return (
    <>
      {sums === undefined ? null : <PaperSums sums={sums} />}
      <PageTabs
        fromAddress
        label={texts.tabsLabel}
        value={tab ?? ('papers' as Tab)}
        onChange={(to) => onAddress({ tab: to === 'papers' ? undefined : to })}
        tabs={tabs.map((value) => ({ value, label: texts.tabs[value], content: content[value] }))}
      />
    </>
  )
}
