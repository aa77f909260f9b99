import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { RESTAURANT_REASONS, type RestaurantReason } from '@halles/domain/reasons.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useProductName } from '../../../components/product-name.ts'
import { QuantityInput } from '../../../components/quantity-input.tsx'
import { useFormat, useTexts } from '../../../platform/language/language.ts'
import { AddProduct } from './add-product.tsx'
import styles from './part-actions.module.css'
import {
  asChange,
  casesOf,
  NO_CHANGES,
  type Part,
  type PartChanges,
  type PartLine,
  stateOf,
  totalOf,
  withAdded,
  withLine,
} from './part-changes.ts'
import { ProductFacts } from './product-facts.tsx'
import { ReasonField, type Said } from './reason-field.tsx'
import { asSent, problemOf } from './said.ts'
import { useOrderChangesTexts } from './use-order-changes-texts.ts'
import { usePartChange } from './use-part-change.ts'

type PartEditorProps = { orderPublicId: string; part: Part; onClose: () => void }

/** A part of an order as its restaurant changes it; nothing is sent before it says so. */
export function PartEditor({ orderPublicId, part, onClose }: PartEditorProps) {
  const texts = useOrderChangesTexts()
  const { orders } = useTexts()
  const { dollars } = useFormat()
  const [changes, setChanges] = useState<PartChanges>(NO_CHANGES)
  const [said, setSaid] = useState<Said<RestaurantReason>>({ note: '' })
  const [isTried, setTried] = useState(false)
  const [openedAt] = useState(part.order_version)
  const change = usePartChange(orderPublicId, part)
  const first = useRef<HTMLFieldSetElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { isChanged, isEmpty } = stateOf(part, changes)
  const mayRaise = part.changes.includes('raise')
  const problem = problemOf(said, { isRequired: false }, texts)
  function send() {
    setTried(true)
    if (problem) return
    change.mutate({ is: 'change', ...asChange(changes), ...asSent(said) }, { onSuccess: onClose })
  }
  return (
    <fieldset
      ref={first}
      tabIndex={-1}
      className={styles.editor}
      aria-label={texts.editOf(part.supplier.name)}
    >
      {part.order_version !== openedAt && !change.failure && (
        <Notice tone="warning">{orders.changedMeanwhile}</Notice>
      )}
      {!mayRaise && <span className={styles.soft}>{texts.onlyLess}</span>}
      <ul className={styles.lines}>
        {part.products
          .filter((line) => !line.is_cancelled)
          .map((line) => (
            <EditedLine
              key={line.public_id}
              line={line}
              to={changes.lines[line.public_id]}
              mayRaise={mayRaise}
              onChange={(to) => setChanges(withLine(changes, line, to))}
            />
          ))}
        {changes.added.map(({ product, quantity }) => (
          <AddedLine
            key={product.public_id}
            product={product}
            quantity={quantity}
            onChange={(cases) => setChanges(withAdded(changes, { product, quantity: cases }))}
          />
        ))}
      </ul>
      {part.changes.includes('add') && (
        <AddProduct
          part={part}
          changes={changes}
          onAdd={(product) => setChanges(withAdded(changes, { product, quantity: 1 }))}
        />
      )}
      {isChanged && (
        <ReasonField
          label={texts.reason}
          reasons={RESTAURANT_REASONS}
          said={said}
          onChange={setSaid}
          problem={isTried ? problem : undefined}
        />
      )}
      {isEmpty && <Notice tone="error">{texts.nothingLeft}</Notice>}
      {change.failure && <Notice tone="error">{change.failure}</Notice>}
      {isChanged && !isEmpty && (
        <p className={styles.total} role="status">
          {texts.newTotal(dollars(totalOf(part, changes)))}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {texts.stopEditing}
        </Button>
        <Button disabled={!isChanged || isEmpty} loading={change.isPending} onClick={send}>
          {texts.send}
        </Button>
      </div>
    </fieldset>
  )
}

type EditedLineProps = {
  line: PartLine
  to: number | 'removed' | undefined
  mayRaise: boolean
  onChange: (to: number | 'removed') => void
}

function EditedLine({ line, to, mayRaise, onChange }: EditedLineProps) {
  const texts = useOrderChangesTexts()
  const name = useProductName()(line.product)
  const cases = casesOf(line)
  const isRemoved = to === 'removed'
  return (
    <li className={styles.line}>
      <ProductFacts product={line.product} isRemoved={isRemoved} />
      <QuantityInput
        label={name}
        value={typeof to === 'number' ? to : cases}
        max={mayRaise ? MAX_LINE_QUANTITY : cases}
        disabled={isRemoved}
        onChange={onChange}
      />
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={isRemoved ? texts.restore(name) : texts.remove(name)}
        onClick={() => onChange(isRemoved ? cases : 'removed')}
      >
        {isRemoved ? <IconArrowBackUp aria-hidden /> : <IconTrash aria-hidden />}
      </ActionIcon>
    </li>
  )
}

type AddedLineProps = {
  product: PartLine['product']
  quantity: number
  onChange: (cases: number) => void
}

function AddedLine({ product, quantity, onChange }: AddedLineProps) {
  const texts = useOrderChangesTexts()
  const name = useProductName()(product)
  return (
    <li className={styles.line}>
      <ProductFacts product={product} isRemoved={false} />
      <QuantityInput label={name} value={quantity} onChange={onChange} />
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={texts.remove(name)}
        onClick={() => onChange(0)}
      >
        <IconTrash aria-hidden />
      </ActionIcon>
    </li>
  )
}
