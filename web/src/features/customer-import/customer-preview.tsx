import { ROW_KINDS, type RowKind } from '@halles/domain/import/row-kinds.ts'
import { customerImportTexts } from '@halles/texts/pages/customer-import.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../components/error-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { isNotFound } from '../../platform/api/api.ts'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { CustomerFilePicker } from './customer-file-picker.tsx'
import { CustomerImportOutcome } from './customer-import-outcome.tsx'
import {
  type CustomerImport,
  type CustomersPage,
  customerRowsOptions,
  useCustomerStep,
} from './customer-import-queries.ts'
import { CustomerRows } from './customer-rows.tsx'

type ListProps = {
  publicId: string
  kind: RowKind
  page: number
  /** Other rows of the same list. */
  onShow: (kind: RowKind, page?: number) => void
  onRead: (preview: CustomerImport) => void
  onLeave: () => void
}

/** A list that was read: what it would change, or what became of it. */
export function CustomerList({ publicId, onRead, ...props }: ListProps) {
  const texts = useTextsOf(customerImportTexts)
  const { kind, page } = props
  const { data, error, refetch } = useQuery(customerRowsOptions(publicId, kind, page))
  if (isNotFound(error)) {
    return (
      <div className="stack gap-lg">
        <Notice tone="error">{texts.outdated}</Notice>
        <CustomerFilePicker onRead={onRead} />
      </div>
    )
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <SkeletonRows rows={6} height={56} />
  if (data.state === 'previewed') return <Preview shown={data} {...props} />
  return <CustomerImportOutcome title={texts.doneTitle} imported={data} />
}

type PreviewProps = Pick<ListProps, 'kind' | 'page' | 'onShow' | 'onLeave'> & {
  shown: CustomersPage
}

function Preview({ shown, kind, page, onShow, onLeave }: PreviewProps) {
  const texts = useTextsOf(customerImportTexts)
  const { refusals } = useTexts()
  const { decimal } = useFormat()
  const confirm = useCustomerStep('confirmCustomers', shown.public_id)
  const { counts } = shown
  const customers = counts.new + counts.changed
  return (
    <section className="stack gap-lg">
      <div>
        <h2>{texts.previewTitle}</h2>
        <p className="soft">{customers === 0 ? refusals.customers_unchanged : texts.previewNote}</p>
      </div>
      {confirm.failure ? <Notice tone="error">{confirm.failure}</Notice> : null}
      <div className="row center gap-md">
        {customers > 0 ? (
          <Button size="lg" loading={confirm.isPending} onClick={() => confirm.start()}>
            {texts.confirm(decimal(String(customers)), customers > 1)}
          </Button>
        ) : null}
        <Button size="lg" variant="default" onClick={onLeave}>
          {texts.another}
        </Button>
      </div>
      {counts.faulty > 0 ? <Notice tone="warning">{texts.faultyNote(counts.faulty)}</Notice> : null}
      <PageTabs
        fromAddress
        label={texts.previewTitle}
        value={kind}
        onChange={(chosen) => onShow(chosen)}
        tabs={ROW_KINDS.map((value) => ({
          value,
          label: texts.kindCount(value, decimal(String(counts[value]))),
          content: (
            <CustomerRows
              kind={value}
              rows={shown.results}
              count={counts[value]}
              page={page}
              onPage={(next) => onShow(value, next)}
            />
          ),
        }))}
      />
    </section>
  )
}
