import { readAmount } from '@halles/domain/import/typed-amount.ts'
import { formatMoney, MAX_PRICE_CENTS } from '@halles/domain/money.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { useState } from 'react'
import { SheetCell } from '../../components/sheet-cell/sheet-cell.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { ownPrice, type PricedProduct, typedLine } from './agreed-lines.ts'
import type { AgreedPrices } from './use-agreed-prices.ts'

type AgreedPriceCellProps = { product: PricedProduct; set: AgreedPrices['set'] }

/** A product's own price of one case, typed in the sheet; nothing takes it off, and what the list asks then stands behind. */
export function AgreedPriceCell({ product, set }: AgreedPriceCellProps) {
  const texts = useTextsOf(priceListsTexts)
  const name = useProductName()(product)
  const { dollars } = useFormat()
  const [saving, setSaving] = useState<{ price: string | null }>()
  const today = montrealDay(nowDrawn())
  const { price } = saving ?? ownPrice(product, today) ?? { price: null }

  async function save(next: { price: string | null }) {
    if (next.price === price) return
    setSaving(next)
    const said =
      next.price === null ? texts.priceTaken(name) : texts.priceChanged(name, dollars(next.price))
    // What was refused has been said, and the field shows what holds.
    await set([[typedLine(product, next.price, today)]], { said: () => said }).catch(() => {})
    setSaving(undefined)
  }
  return (
    <SheetCell
      label={texts.priceOf(name)}
      shown={price === null ? '' : dollars(price)}
      placeholder={dollars(product.price)}
      read={readPrice}
      problem={texts.notAPrice}
      onTake={save}
    />
  )
}

function readPrice(typed: string): { price: string | null } | undefined {
  if (typed.trim() === '') return { price: null }
  const read = readAmount(typed, MAX_PRICE_CENTS)
  return 'fault' in read ? undefined : { price: formatMoney(read.hundredths) }
}
