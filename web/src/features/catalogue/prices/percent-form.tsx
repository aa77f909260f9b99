import { parsePercent, priceByPercent } from '@halles/domain/catalogue-prices.ts'
import { formatMoney, parseMoney } from '@halles/domain/money.ts'
import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'
import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PercentPreview } from '../../../components/percent-preview/percent-preview.tsx'
import { SkeletonRows } from '../../../components/skeleton-rows.tsx'
import { useLanguage, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type PriceRequest, requestsOf } from './send-prices.ts'
import { type OwnPrice, supplierPricesOptions } from './supplier-prices.ts'

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
            label={texts.title}
            rows={prices.data.results.map((product) => byPercent(product, percent))}
            isTyped={percent !== undefined}
            isPending={isPending}
            onConfirm={(wanted) => onSend(requestsOf(wanted))}
          />
        </>
      )}
    </>
  )
}

function byPercent(product: OwnPrice, percent: number | undefined) {
  const { price: from } = product
  if (percent === undefined) return { product, from, to: from, rounding: 0 }
  const { price, rounding } = priceByPercent(parseMoney(from) ?? 0, percent)
  return { product, from, to: formatMoney(price), rounding }
}
