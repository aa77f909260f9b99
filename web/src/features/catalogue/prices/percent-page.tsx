import { parsePercent } from '@halles/domain/catalogue-prices.ts'
import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { SkeletonRows } from '../../../components/skeleton-rows.tsx'
import { useLanguage, useTexts } from '../../../platform/language/language.ts'
import { LastChange } from './last-change.tsx'
import { PercentPreview } from './percent-preview.tsx'
import styles from './prices.module.css'
import { type PriceRequest, requestsOf } from './send-prices.ts'
import { supplierPricesOptions } from './supplier-prices.ts'
import { UnfinishedChange } from './unfinished-change.tsx'
import {
  forgetUnfinishedPrices,
  keepUnfinishedPrices,
  useUnfinishedPrices,
} from './unfinished-prices.ts'
import { useChangePrices } from './use-change-prices.ts'
import { usePriceTexts } from './use-price-texts.ts'

type PercentPageProps = {
  category: ListingName
  onCategory: (category: ListingName) => void
}

/** Prices of a category, or of some of its products, changed by a percentage after a look at what they become. */
export function PercentPage({ category, onCategory }: PercentPageProps) {
  const texts = usePriceTexts()
  const { menu, catalogue } = useTexts()
  const prices = useQuery(supplierPricesOptions(category, useLanguage()))
  const [typed, setTyped] = useState('')
  const { changed, left } = useUnfinishedPrices()
  const { mutate, isPending } = useChangePrices(keepUnfinishedPrices)
  const percent = parsePercent(typed)
  const isRefused = typed.trim() !== '' && percent === undefined
  function startOver() {
    forgetUnfinishedPrices()
    setTyped('')
  }
  const send = (requests: readonly PriceRequest[]) => mutate({ requests }, { onSuccess: startOver })
  if (left.length > 0) {
    return (
      <>
        <UnfinishedChange
          changed={changed}
          left={left}
          isPending={isPending}
          onSendAgain={() => send(left)}
          onStop={() => {
            startOver()
            void prices.refetch()
          }}
        />
        <LastChange />
      </>
    )
  }
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          size="md"
          label={texts.category}
          value={category}
          onChange={({ currentTarget: { value } }) =>
            onCategory(LISTING_NAMES.find((name) => name === value) ?? 'all')
          }
          data={LISTING_NAMES.map((value) => ({ value, label: menu[value] }))}
        />
        <TextInput
          label={texts.percent}
          description={texts.percentHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          // A phone's decimal keyboard has no minus.
          inputMode="text"
          autoComplete="off"
          rightSection="%"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
            onConfirm={(wanted) => send(requestsOf(wanted))}
          />
        </>
      )}
      <LastChange />
    </>
  )
}
