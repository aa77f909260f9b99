import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { CaseSize } from '../../components/case-size.tsx'
import type { Column } from '../../components/data-table/table-row.tsx'
import { Facts } from '../../components/facts.tsx'
import { Money } from '../../components/money.tsx'
import { OwnPrice } from '../../components/own-price.tsx'
import { ProductLink } from '../../components/product-link.tsx'
import { UnitPrice } from '../../components/unit-price.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CountCell } from './count-cell.tsx'
import { Dash } from './dash.tsx'
import type { GuideItem, GuideProduct } from './guide-queries.ts'
import styles from './guide-view.module.css'
import { ItemFilter } from './lazy-item-filter.ts'
import { ParCell, type SavePar } from './par-cell.tsx'
import { PriceChange } from './price-change.tsx'
import { useAmounts } from './use-amounts.ts'
import { useItemName } from './use-item-name.ts'

type ItemColumns = {
  order: (product: GuideProduct) => ReactNode
  /** Without them the guide is only read. */
  onEdit: ((itemId: string) => void) | undefined
  onPar: SavePar | undefined
}

export function useItemColumns({ order, onEdit, onPar }: ItemColumns): Column<GuideItem>[] {
  const { columns, ...texts } = useTextsOf(guidesTexts)
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts follow the language; `order` and `onPar` do the same with any product and item
  return useMemo(() => {
    const ofProduct = (cell: (product: GuideProduct) => ReactNode) => (item: GuideItem) => {
      const product = productOf(item)
      return product && cell(product)
    }
    return [
      {
        id: 'item',
        label: columns.item,
        isRowHeader: true,
        cell: (item) => <ItemName item={item} onEdit={onEdit} />,
      },
      {
        id: 'supplier',
        label: columns.supplier,
        cell: ofProduct(({ supplier }) => supplier.name),
      },
      {
        id: 'case',
        label: columns.case,
        cell: ofProduct(({ quantity_per_case, unit }) => (
          <CaseSize quantity={quantity_per_case} unit={unit} />
        )),
      },
      {
        id: 'paid',
        label: columns.paid,
        numeric: true,
        cell: ofProduct((product) => <LastPaid product={product} />),
      },
      {
        id: 'price',
        label: columns.price,
        numeric: true,
        cell: ofProduct((product) => (
          <>
            <UnitPrice {...product} />
            <span className={styles.soft}>
              <Money amount={product.price} isEstimate={Boolean(product.sold_by_weight)} />
            </span>
            <OwnPrice own={product.own_price} isEstimate={Boolean(product.sold_by_weight)} />
          </>
        )),
      },
      {
        id: 'change',
        label: columns.change,
        cell: ofProduct(({ change }) => (change ? <PriceChange change={change} /> : null)),
      },
      {
        id: 'par',
        label: columns.par,
        isLabelInCards: true,
        numeric: true,
        cell: (item) =>
          onPar ? (
            <ParCell item={item} onSave={onPar} />
          ) : (
            <Amount item={item} amount={item.par} none={texts.noPar} />
          ),
      },
      {
        id: 'onHand',
        label: columns.onHand,
        isLabelInCards: true,
        numeric: true,
        cell: (item) => <CountCell item={item} />,
      },
      {
        id: 'onTheWay',
        label: columns.onTheWay,
        isLabelInCards: true,
        numeric: true,
        cell: (item) => (
          <Amount
            item={item}
            amount={item.on_the_way === '0' ? null : item.on_the_way}
            none={texts.nothingComing}
          />
        ),
      },
      {
        id: 'order',
        label: columns.order,
        numeric: true,
        cell: (item) => <Order item={item} order={order} />,
      },
      { id: 'cheapest', label: columns.cheapest, cell: (item) => <Cheapest item={item} /> },
    ]
  }, [language, onEdit])
}

/** What is ordered for an item today; otherwise the preferred one, which cannot be. */
function productOf({ products, order_product: id }: GuideItem): GuideProduct | undefined {
  return products.find(({ public_id }) => public_id === id) ?? products[0]
}

function ItemName({ item, onEdit }: { item: GuideItem; onEdit: ItemColumns['onEdit'] }) {
  const texts = useTextsOf(guidesTexts)
  const nameOf = useProductName()
  const name = useItemName()(item)
  const product = productOf(item)
  const [preferred] = item.products
  const isOther = preferred !== undefined && product !== undefined && product !== preferred
  const below = isOther ? texts.insteadOf(nameOf(preferred)) : ''
  const link = product && <ProductLink product={product} />
  const isOwnName = product !== undefined && nameOf(product) === name
  return (
    <>
      <span className={`${styles.name} flex strong`}>
        <span className="min-0 flex-1">{isOwnName ? link : name}</span>
        {onEdit ? (
          <IconButton aria-label={texts.edit(name)} onClick={() => onEdit(item.public_id)}>
            <IconPencil size={18} aria-hidden />
          </IconButton>
        ) : null}
      </span>
      {isOwnName ? null : <span className={styles.soft}>{link}</span>}
      {item.filter ? (
        <ItemFilter filter={item.filter} isMet={product?.meets_filter !== false} />
      ) : null}
      {below ? <span className={styles.instead}>{below}</span> : null}
    </>
  )
}

function LastPaid({ product }: { product: GuideProduct }) {
  const texts = useTextsOf(guidesTexts)
  const { shortDay } = useFormat()
  const { last_paid: paid, unit, quantity_per_case: quantity } = product
  if (!paid) return <span className={styles.soft}>{texts.neverPaid}</span>
  const isOtherCase = paid.unit !== unit || paid.quantity_per_case !== quantity
  return (
    <span className={product.change ? styles.moved : undefined}>
      <Money amount={paid.price} isEstimate={Boolean(product.sold_by_weight)} />{' '}
      <span className={styles.soft}>
        <Facts>
          {isOtherCase ? <CaseSize quantity={paid.quantity_per_case} unit={paid.unit} /> : null}
          {shortDay(paid.date)}
        </Facts>
      </span>
    </span>
  )
}

function Amount({ item, amount, none }: { item: GuideItem; amount: string | null; none: string }) {
  const { shown } = useAmounts()
  return amount === null ? <Dash>{none}</Dash> : shown(item, amount)
}

function Order({ item, order }: { item: GuideItem; order: ItemColumns['order'] }) {
  const texts = useTextsOf(guidesTexts)
  const product = productOf(item)
  if (!product || item.order_product === null) {
    return <span className={styles.soft}>{texts.nothingOrderable}</span>
  }
  return (
    <>
      {order(product)}
      {item.suggested === null ? null : (
        <span className={item.suggested > 0 ? styles.suggested : styles.soft}>
          {texts.suggest(item.suggested)}
        </span>
      )}
    </>
  )
}

function Cheapest({ item }: { item: GuideItem }) {
  const texts = useTextsOf(guidesTexts)
  const { dollars } = useFormat()
  const { cheapest, products } = item
  const other = products.find(({ public_id }) => public_id === cheapest?.product)
  if (!cheapest || !other) return null
  const isEstimate = Boolean(other.sold_by_weight || productOf(item)?.sold_by_weight)
  return (
    <span className="leaf strong small">
      {texts.cheaperAt(other.supplier.name, dollars(cheapest.saved, isEstimate))}
    </span>
  )
}
