import { parsePercent, priceByPercent } from '@halles/domain/catalogue-prices.ts'
import { formatMoney, parseMoney } from '@halles/domain/money.ts'
import type { ListingName } from '@halles/domain/product.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { useState } from 'react'
import {
  PercentPreview,
  type PercentRow,
} from '../../components/percent-preview/percent-preview.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { TextField } from '../../ui/text-field.tsx'
import { type PricedProduct, typedLine } from './agreed-lines.ts'
import { SheetProducts } from './sheet-products.tsx'
import type { AgreedPrices } from './use-agreed-prices.ts'

type PercentOffProps = {
  list: { public_id: string; name: string }
  category: ListingName
  agreed: AgreedPrices
  onCategory: (category: ListingName) => void
  onDone: () => void
}

/** Prices of several products at once: what everyone is asked, less so much, after a look at what they become. */
export function PercentOff({ list, category, agreed, onCategory, onDone }: PercentOffProps) {
  const texts = useTextsOf(priceListsTexts)
  const [typed, setTyped] = useState('')
  const percent = offOf(typed)
  async function save(rows: readonly PercentRow<PricedProduct>[]) {
    const today = montrealDay(nowDrawn())
    const lines = rows.map(({ product, to }) => typedLine(product, to, today))
    await agreed.set([lines], { said: texts.pricesChanged })
    onDone()
  }
  return (
    <SheetProducts
      list={list}
      category={category}
      onCategory={onCategory}
      beside={
        <TextField
          label={texts.percent}
          description={texts.percentHint}
          inputMode="decimal"
          autoComplete="off"
          after="%"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={typed.trim() !== '' && percent === undefined ? texts.notAPercent : undefined}
        />
      }
    >
      {(products) => (
        <PercentPreview
          key={category}
          label={texts.byPercent}
          rows={products.map((product) => lessPercent(product, percent))}
          isTyped={percent !== undefined}
          isPending={agreed.isPending}
          onConfirm={(rows) => void save(rows).catch(() => {})}
        />
      )}
    </SheetProducts>
  )
}

/** How much less, in hundredths of a percent, with a minus or without; undefined for what is none. */
function offOf(typed: string): number | undefined {
  const percent = parsePercent(typed)
  return percent === undefined || percent > 9_000 ? undefined : Math.abs(percent)
}

function lessPercent(product: PricedProduct, percent: number | undefined) {
  const { price: from, list_price } = product
  if (percent === undefined) return { product, from, to: from, rounding: 0 }
  const { price, rounding } = priceByPercent(parseMoney(list_price) ?? 0, -percent)
  return { product, from, to: formatMoney(price), rounding }
}
