import { leftToPick, sumCases } from '@halles/domain/pick-list.ts'
import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { CaseSize } from '../../components/case-size.tsx'
import { ItemCode } from '../../components/item-code.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { LotsButton } from './lots/lots-button.tsx'
import styles from './pick-list.module.css'
import type { PickList, PickProduct } from './pick-queries.ts'
import { WeighButton } from './weighing/weigh-button.tsx'

type PickRowProps = { product: PickProduct; list: PickList; onTap: () => void }

const CHECKED = { open: false, partly: 'mixed', picked: true } as const

/** One product in one size of case: the whole row is the box to tick. */
export function PickRow({ product, list, onTap }: PickRowProps) {
  const { orders } = useTexts()
  const texts = useTextsOf(pickingTexts)
  const name = useProductName()(product)
  /** By its restaurant alone, unless that has several. */
  function orderOf(id: string): string {
    const order = list.orders.find(({ public_id }) => public_id === id)
    if (!order) return ''
    const { name } = order.restaurant
    const isOnly = list.orders.filter(({ restaurant }) => restaurant.name === name).length === 1
    return isOnly ? name : `${name} ${orders.number(order.number)}`
  }
  const marked = product.lines.map((line) => ({ ...line, isPicked: line.mark !== null }))
  const { state, left } = leftToPick(marked)
  const pickers = new Set(product.lines.flatMap(({ mark }) => mark?.by.first_name ?? []))
  const added = sumCases(product.lines.filter((line) => isAddedSince(list, line)))
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a row with a sum and its shares is more than a box's label */}
      <button
        type="button"
        role="checkbox"
        aria-checked={CHECKED[state]}
        className={`${styles.product} grid baseline full`}
        data-state={state}
        onClick={onTap}
      >
        <span className={styles.box} aria-hidden>
          {state === 'picked' && <IconCheck size={24} stroke={3} />}
          {state === 'partly' && <IconMinus size={24} stroke={3} />}
        </span>
        <span className={`${styles.cases} bold size-xl nowrap`}>{orders.cases(product.cases)}</span>
        <span className={`${styles.name} size-lg anywhere`}>
          {name} <CaseSize quantity={product.quantity_per_case} unit={product.unit} />{' '}
          <ItemCode code={product.item_code} />
        </span>
        <span className={`${styles.shares} gap-0-md soft row`}>
          {product.lines.map((line) => (
            <span key={line.public_id} className={`${styles.share} anywhere`}>
              <b>{line.cases}</b> {orderOf(line.supplier_order_public_id)}
            </span>
          ))}
        </span>
        <span className={`${styles.notes} gap-0-md small row no-print`}>
          {state === 'partly' && <span>{texts.left(left, product.cases)}</span>}
          {added > 0 && <strong>{texts.moreSincePrint(added)}</strong>}
          {pickers.size > 0 && <span>{texts.pickedBy([...pickers].join(', '))}</span>}
        </span>
      </button>
      {product.lines.map(
        (line) =>
          line.weighing && (
            <WeighButton
              key={line.public_id}
              product={name}
              order={orderOf(line.supplier_order_public_id)}
              line={{
                ...product,
                cases: line.cases,
                lots: line.lots,
                weighing: line.weighing,
                publicId: line.public_id,
                orderPublicId: line.supplier_order_public_id,
              }}
            />
          ),
      )}
      <LotsButton
        product={name}
        lines={product.lines.map((line) => ({
          ...line,
          order: orderOf(line.supplier_order_public_id),
        }))}
      />
    </li>
  )
}

function isAddedSince(list: PickList, line: PickProduct['lines'][number]): boolean {
  return list.printed !== null && !list.printed.orders.includes(line.supplier_order_public_id)
}
