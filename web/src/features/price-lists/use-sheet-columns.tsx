import { parseMoney } from '@halles/domain/money.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { CaseSize } from '../../components/case-size.tsx'
import type { Column } from '../../components/data-table/table-row.tsx'
import { Money } from '../../components/money.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { type EditedStep, ownPrice, type PricedProduct } from './agreed-lines.ts'
import { AgreedPriceCell } from './agreed-price-cell.tsx'
import { StepsCell } from './steps-cell.tsx'
import type { AgreedPrices } from './use-agreed-prices.ts'

export function useSheetColumns(
  agreed: AgreedPrices,
  onEdit: (step: EditedStep) => void,
): Column<PricedProduct>[] {
  const texts = useTextsOf(priceListsTexts)
  const nameOf = useProductName()
  return [
    {
      id: 'product',
      label: texts.product,
      isRowHeader: true,
      cell: (product) => (
        <>
          <span className="bold anywhere">{nameOf(product)}</span>
          <span className="block soft small">
            <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
          </span>
        </>
      ),
    },
    {
      id: 'list_price',
      label: texts.listPrice,
      isLabelInCards: true,
      numeric: true,
      cell: ({ list_price }) => <Money amount={list_price} />,
    },
    {
      id: 'price',
      label: texts.price,
      isLabelInCards: true,
      numeric: true,
      cell: (product) => <AgreedPriceCell product={product} set={agreed.set} />,
    },
    {
      id: 'below',
      label: texts.below,
      isLabelInCards: true,
      numeric: true,
      cell: (product) => <Below product={product} />,
    },
    {
      id: 'steps',
      label: texts.steps,
      cell: (product) => <StepsCell publicId={agreed.publicId} product={product} onEdit={onEdit} />,
    },
  ]
}

/** How much less than everyone is asked, in percent. */
function Below({ product }: { product: PricedProduct }) {
  const texts = useTextsOf(priceListsTexts)
  const { decimal } = useFormat()
  const [list, price] = [parseMoney(product.list_price) ?? 0, parseMoney(product.price) ?? 0]
  const own = ownPrice(product, montrealDay(nowDrawn()))
  if (own && (parseMoney(own.price) ?? 0) > list) {
    return <span className="warning-text small">{texts.noEffect}</span>
  }
  if (price >= list) return '—'
  return texts.belowPercent(decimal((((list - price) / list) * 100).toFixed(1)))
}
