import { formatUnit, formatUnitPrice } from '@halles/texts/case-size.ts'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { CaseSize } from '../../components/case-size.tsx'
import { Money } from '../../components/money.tsx'
import { QuantityInput } from '../../components/quantity-input.tsx'
import { useLanguage, useTexts } from '../../platform/language.ts'
import {
  type ChangedLine,
  type Changes,
  withQuantity,
  withRemoved,
  withRestored,
} from './order-changes.ts'
import { OrderedQuantity } from './ordered-quantity.tsx'
import styles from './supplier-order-table.module.css'

type Edit = { changes: Changes; setChanges: (changes: Changes) => void }

type TableProps = {
  lines: readonly ChangedLine[]
  total: string
  /** Only a pending order can be changed. */
  edit: Edit | undefined
}

// Roles are repeated because the style sheet turns rows into cards on a phone, which takes them away.
export function SupplierOrderTable({ lines, total, edit }: TableProps) {
  const { orders } = useTexts()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table className={styles.table} role="table" aria-label={orders.order}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          <Heading>{orders.product}</Heading>
          <Heading right>{orders.price}</Heading>
          <Heading right>{orders.quantityPerCase}</Heading>
          <Heading right>{orders.pricePerUnit}</Heading>
          <Heading right>{orders.quantity}</Heading>
          <Heading right>{orders.lineTotal}</Heading>
          {edit && <Heading>{orders.actions}</Heading>}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {lines.map((line) => (
          <LineRow key={line.public_id} line={line} edit={edit} />
        ))}
      </tbody>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tfoot role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          <th scope="row" colSpan={5}>
            {orders.total}
          </th>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <td role="cell" className={styles.right} data-label={orders.total}>
            <Money amount={total} />
          </td>
          {edit && <td />}
        </tr>
      </tfoot>
    </table>
  )
}

function Heading({ right = false, children }: { right?: boolean; children: string }) {
  return (
    <th scope="col" className={right ? styles.right : undefined}>
      {children}
    </th>
  )
}

function Cell({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" className={styles.right} data-label={label}>
      {children}
    </td>
  )
}

function LineRow({ line, edit }: { line: ChangedLine; edit: Edit | undefined }) {
  const { orders } = useTexts()
  const language = useLanguage()
  const name = language === 'fr' ? line.product.name_fr : line.product.name_en
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <tr role="row" className={line.answer.isCancelled ? styles.removed : undefined}>
      <th scope="row">{name}</th>
      <Cell label={orders.price}>
        <Money amount={line.price} />
      </Cell>
      <Cell label={orders.quantityPerCase}>
        <CaseSize quantity={line.quantity_per_case} unit={line.unit} />
      </Cell>
      <Cell label={orders.pricePerUnit}>
        {`${formatUnitPrice(language, line.price_per_unit)}/${formatUnit(language, line.unit)}`}
      </Cell>
      <Cell label={orders.quantity}>
        <LineQuantity line={line} name={name} edit={edit} />
      </Cell>
      <Cell label={orders.lineTotal}>
        {line.answer.isCancelled ? orders.lineState.cancelled : <Money amount={line.totalPrice} />}
      </Cell>
      {edit && <LineAction line={line} name={name} edit={edit} />}
    </tr>
  )
}

function LineQuantity(props: { line: ChangedLine; name: string; edit: Edit | undefined }) {
  const { line, name, edit } = props
  const { orders } = useTexts()
  const { quantity, editedQuantity, isCancelled } = line.answer
  const ordered = (
    <OrderedQuantity
      quantity={quantity}
      editedQuantity={editedQuantity ?? 0}
      isCancelled={isCancelled}
    />
  )
  if (!edit || isCancelled) return ordered
  return (
    <span className={styles.quantity}>
      {editedQuantity !== null && (
        <>
          <s className={styles.old} aria-hidden>
            {quantity}
          </s>
          <VisuallyHidden>{orders.casesInsteadOf(editedQuantity, quantity)}</VisuallyHidden>
        </>
      )}
      <QuantityInput
        label={name}
        value={editedQuantity ?? quantity}
        max={quantity}
        onChange={(value) => edit.setChanges(withQuantity(edit.changes, line, value))}
      />
    </span>
  )
}

function LineAction({ line, name, edit }: { line: ChangedLine; name: string; edit: Edit }) {
  const { orders } = useTexts()
  const removed = line.answer.isCancelled
  const change = removed ? withRestored : withRemoved
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" className={styles.action}>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={removed ? orders.restore(name) : orders.remove(name)}
        onClick={() => edit.setChanges(change(edit.changes, line))}
      >
        {removed ? <IconArrowBackUp aria-hidden /> : <IconTrash aria-hidden />}
      </ActionIcon>
    </td>
  )
}
