import { readAmount } from '@halles/domain/import/typed-amount.ts'
import { formatMoney, MAX_PRICE_CENTS } from '@halles/domain/money.ts'
import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { SheetCell } from '../../../components/sheet-cell/sheet-cell.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import type { OwnProduct } from '../product-pages.ts'
import { requestsOf } from './send-prices.ts'
import { useChangePrices } from './use-change-prices.ts'

export function PriceCell({ product }: { product: OwnProduct }) {
  const texts = useTextsOf(pricesTexts)
  const name = useProductName()(product)
  const { dollars } = useFormat()
  const { mutate, isPending, variables } = useChangePrices()
  const price = (isPending && variables.requests[0]?.prices[0]?.to) || product.price
  return (
    <SheetCell
      label={texts.priceOf(name)}
      shown={dollars(price)}
      read={readPrice}
      problem={texts.notAPrice}
      onTake={(to) => {
        if (to !== price) mutate({ requests: requestsOf([{ product, from: price, to }]) })
      }}
    />
  )
}

function readPrice(typed: string): string | undefined {
  const read = readAmount(typed, MAX_PRICE_CENTS)
  return 'fault' in read ? undefined : formatMoney(read.hundredths)
}
