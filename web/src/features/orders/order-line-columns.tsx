import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { formatUnitPrices } from '@halles/texts/unit-prices.ts'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { CaseSize } from '../../components/case-size.tsx'
import type { Column } from '../../components/data-table/table-row.tsx'
import { ItemCode } from '../../components/item-code.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Money } from '../../components/money.tsx'
import { ProductLink } from '../../components/product-link.tsx'
import { QuantityInput } from '../../components/quantity-input.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AgreedPrice } from './agreed-price.tsx'
import {
  type ChangedLine,
  type Changes,
  mostCases,
  withQuantity,
  withRemoved,
  withRestored,
} from './order-changes.ts'
import { OrderedQuantity } from './ordered-quantity.tsx'
import {
  type ProposedSubstitutes,
  withoutSubstitute,
  withSubstitute,
} from './proposals/substitutes.ts'
import styles from './supplier-order-table.module.css'

const AMOUNT = { numeric: true, isLabelInCards: true } as const

export type Edit = {
  changes: Changes
  setChanges: (changes: Changes) => void
  /** Where substitutes can be proposed for lines that are changed. */
  replace?: {
    substitutes: ProposedSubstitutes
    setSubstitutes: (substitutes: ProposedSubstitutes) => void
  }
}

const LineReplacement = lazyComponent(
  async () => (await import('./proposals/line-replacement.tsx')).LineReplacement,
)

/** product.md 2, supplier order page; actions only where the order can still be changed. */
export function useLineColumns(edit: Edit | undefined): Column<ChangedLine>[] {
  const { orders } = useTexts()
  const language = useLanguage()
  const facts: Column<ChangedLine>[] = [
    {
      id: 'product',
      label: orders.product,
      isRowHeader: true,
      cell: (line) => (
        <>
          <ProductLink product={line.product} isOwn /> <ItemCode code={line.item_code} />
          <LineReason line={line} />
          <Replacement line={line} edit={edit} />
        </>
      ),
    },
    {
      ...AMOUNT,
      id: 'price',
      label: orders.price,
      cell: ({ price, agreed, isEstimate }) => (
        <>
          <Money amount={price} isEstimate={isEstimate} />
          {agreed && (
            <div>
              <AgreedPrice agreed={agreed} isEstimate={isEstimate} />
            </div>
          )}
        </>
      ),
    },
    {
      ...AMOUNT,
      id: 'quantity_per_case',
      label: orders.quantityPerCase,
      cell: ({ quantity_per_case, unit }) => <CaseSize quantity={quantity_per_case} unit={unit} />,
    },
    {
      ...AMOUNT,
      id: 'price_per_unit',
      label: orders.pricePerUnit,
      cell: (line) => {
        // Of a case sold by pounds, the price that its supplier asks.
        const own = formatUnitPrices(language, line).at(-1)
        return own && `${own.amount}/${own.unit}`
      },
    },
    {
      ...AMOUNT,
      id: 'quantity',
      label: orders.quantity,
      cell: (line) => <LineQuantity line={line} edit={edit} />,
    },
    {
      ...AMOUNT,
      id: 'line_total',
      label: orders.lineTotal,
      cell: ({ answer, totalPrice, isEstimate }) =>
        answer.isCancelled ? (
          orders.lineState.cancelled
        ) : (
          <Money amount={totalPrice} isEstimate={isEstimate} />
        ),
    },
  ]
  if (!edit) return facts
  const action = (line: ChangedLine) => <LineAction line={line} edit={edit} />
  return [...facts, { id: 'action', label: orders.actions, cell: action }]
}

function LineQuantity({ line, edit }: { line: ChangedLine; edit: Edit | undefined }) {
  const { orders } = useTexts()
  const nameOf = useProductName()
  const { quantity, editedQuantity, isCancelled } = line.answer
  // One case cannot become fewer: the line stays or is removed.
  if (!edit || isCancelled || quantity === 1) {
    return (
      <OrderedQuantity
        quantity={line.first_quantity}
        editedQuantity={editedQuantity ?? quantity}
        isCancelled={isCancelled}
      />
    )
  }
  return (
    <span className={`${styles.quantity} center end gap-sm`}>
      {editedQuantity !== null && (
        <>
          <s className="soft" aria-hidden>
            {quantity}
          </s>
          <span className="visually-hidden">{orders.casesInsteadOf(editedQuantity, quantity)}</span>
        </>
      )}
      <QuantityInput
        label={nameOf(line.product)}
        value={editedQuantity ?? quantity}
        max={mostCases(line)}
        onChange={(value) => edit.setChanges(withQuantity(edit.changes, line, value))}
      />
    </span>
  )
}

/** What is proposed for cases that do not come. */
function Replacement({ line, edit }: { line: ChangedLine; edit: Edit | undefined }) {
  const change = edit?.changes[line.public_id]
  if (!edit?.replace || change === undefined) return null
  const { substitutes, setSubstitutes } = edit.replace
  const cases = mostCases(line)
  return (
    <LineReplacement
      line={{ public_id: line.public_id, product: { ...line.product, price: line.price }, cases }}
      missing={change === 'removed' ? cases : Math.max(1, cases - change)}
      substitute={substitutes[line.public_id]}
      isInAnswer
      onChange={(one) =>
        setSubstitutes(
          one
            ? withSubstitute(substitutes, line.public_id, one)
            : withoutSubstitute(substitutes, line.public_id),
        )
      }
    />
  )
}

/** Why a line is not as it was ordered. */
function LineReason({ line }: { line: ChangedLine }) {
  const texts = useTextsOf(orderChangesTexts)
  const said = [
    line.cancelled_by === 'restaurant' && texts.removedByRestaurant,
    line.reason && texts.because(texts.reasons[line.reason], line.note),
  ].filter(Boolean)
  return (
    <>
      {line.isFresh && <div className={styles.fresh}>{texts.changedSinceShown}</div>}
      {said.length > 0 && <div className={styles.reason}>{said.join(', ')}</div>}
    </>
  )
}

function LineAction({ line, edit }: { line: ChangedLine; edit: Edit }) {
  const { orders } = useTexts()
  const name = useProductName()(line.product)
  if (line.is_cancelled) return null
  const removed = line.answer.isCancelled
  const change = removed ? withRestored : withRemoved
  return (
    <IconButton
      aria-label={removed ? orders.restore(name) : orders.remove(name)}
      onClick={() => edit.setChanges(change(edit.changes, line))}
    >
      {removed ? <IconArrowBackUp aria-hidden /> : <IconTrash aria-hidden />}
    </IconButton>
  )
}
