import { parsePercent } from '@halles/domain/catalogue-prices.ts'
import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'
import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { SkeletonRows } from '../../../components/skeleton-rows.tsx'
import { useLanguage, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PercentPreview } from './percent-preview.tsx'
import { type PriceRequest, requestsOf } from './send-prices.ts'
import { supplierPricesOptions } from './supplier-prices.ts'

type PercentFormProps = {
  category: ListingName
  onCategory: (category: ListingName) => void
  typed: string
  onType: (typed: string) => void
  isPending: boolean
  onSend: (requests: readonly PriceRequest[]) => void
}

export function PercentForm(props: PercentFormProps) {
  const { category, onCategory, typed, onType, isPending, onSend } = props
  const texts = useTextsOf(pricesTexts)
  const { menu, catalogue } = useTexts()
  const prices = useQuery(supplierPricesOptions(category, useLanguage()))
  const percent = parsePercent(typed)
  const isRefused = typed.trim() !== '' && percent === undefined
  return (
    <>
      <div className="gap-md align-start row">
        <SelectField
          label={texts.category}
          value={category}
          onChange={({ currentTarget: { value } }) =>
            onCategory(LISTING_NAMES.find((name) => name === value) ?? 'all')
          }
          options={LISTING_NAMES.map((value) => ({ value, label: menu[value] }))}
        />
        <TextField
          label={texts.percent}
          description={texts.percentHint}
          // A phone's decimal keyboard has no minus.
          inputMode="text"
          autoComplete="off"
          after="%"
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          error={isRefused ? texts.notAPercent : undefined}
        />
      </div>
      {prices.isPending ? (
        <SkeletonRows rows={8} height={44} />
      ) : prices.isError ? (
        <ErrorState error={prices.error} sentence={catalogue.loadError} onRetry={prices.refetch} />
      ) : prices.data.count === 0 ? (
        <EmptyState>{catalogue.noOwnProduct}</EmptyState>
      ) : (
        <>
          {prices.data.count > prices.data.results.length ? (
            <Notice tone="warning">{texts.firstOnly(prices.data.results.length)}</Notice>
          ) : null}
          <PercentPreview
            key={category}
            products={prices.data.results}
            percent={percent}
            isPending={isPending}
            onConfirm={(wanted) => onSend(requestsOf(wanted))}
          />
        </>
      )}
    </>
  )
}
