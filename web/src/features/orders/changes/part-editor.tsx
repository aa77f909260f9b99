import { Refused } from '@halles/contract/client.ts'
import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { RESTAURANT_REASONS, type RestaurantReason } from '@halles/domain/reasons.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { QuantityInput } from '../../../components/quantity-input.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useConnected } from '../../../platform/api/connection.ts'
import { useFormat, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { readDraft, removeDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isAny, isPossible, splitChanges } from '../proposals/split-changes.ts'
import { AddProduct } from './add-product.tsx'
import styles from './part-actions.module.css'
import {
  type AddedProduct,
  casesOf,
  isLineEstimate,
  isTotalEstimate,
  type Part,
  type PartLine,
  priceOf,
  priceOfAdded,
  stateOf,
  totalOf,
  withAdded,
  withLine,
  withPrices,
} from './part-changes.ts'
import { asFields, currentPartDraft, type PartDraft, partDraftFrom } from './part-draft.ts'
import { ProductFacts } from './product-facts.tsx'
import { type GivenReason, ReasonField } from './reason-field.tsx'
import { reasonProblem } from './said.ts'
import { usePartEdit } from './use-part-edit.ts'

type PartEditorProps = { part: Part; onClose: () => void }

/** A part of an order as its restaurant changes it; nothing is sent before it says so. */
export function PartEditor({ part, onClose }: PartEditorProps) {
  const texts = useTextsOf(orderChangesTexts)
  const { orders } = useTexts()
  const proposalsWords = useTextsOf(proposalsTexts)
  const { dollars } = useFormat()
  const connected = useConnected()
  const { draft, save, forget } = usePartDraft(part)
  const { changes, said } = draft
  const [isTried, setTried] = useState(false)
  const edit = usePartEdit(part)
  const first = useRef<HTMLFieldSetElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { isChanged, isEmpty } = stateOf(part, changes)
  const { business, atOnce, proposed } = {
    business: part.supplier.name,
    ...splitChanges(part, changes),
  }
  const isProposed = isAny(proposed)
  const problem = reasonProblem(said, { isRequired: false }, texts)
  function send() {
    setTried(true)
    if (problem) return
    edit.send(
      { atOnce, proposed, said },
      { onChanged: (changes, version) => save({ changes, version }), onRefused, onDone },
    )
  }
  function onRefused(error: Error, rest = changes) {
    const prices = error instanceof Refused ? error.body?.prices : undefined
    if (prices) save({ changes: withPrices(rest, prices) })
  }
  function onDone() {
    forget()
    onClose()
  }
  return (
    <fieldset
      ref={first}
      tabIndex={-1}
      className="grid gap-md p-md"
      aria-label={texts.editOf(part.supplier.name)}
    >
      {part.order_version !== draft.version && !edit.failure && !edit.isPending && (
        <Notice tone="warning">{orders.changedMeanwhile}</Notice>
      )}
      <WhatIsPossible part={part} />
      <ul className="plain-list">
        {part.products
          .filter((line) => !line.is_cancelled)
          .map((line) => (
            <EditedLine
              key={line.public_id}
              line={line}
              to={changes.lines[line.public_id]}
              part={part}
              onChange={(to) => save({ changes: withLine(changes, line, to) })}
            />
          ))}
        {changes.added.map(({ product, quantity }) => (
          <AddedLine
            key={product.public_id}
            product={product}
            quantity={quantity}
            onChange={(cases) =>
              save({ changes: withAdded(changes, { product, quantity: cases }) })
            }
          />
        ))}
      </ul>
      {isPossible(part, 'add') && (
        <AddProduct
          part={part}
          changes={changes}
          onAdd={(product) => save({ changes: withAdded(changes, { product, quantity: 1 }) })}
        />
      )}
      {isChanged && (
        <ReasonField
          label={texts.reason}
          reasons={RESTAURANT_REASONS}
          said={said}
          onChange={(next: GivenReason<RestaurantReason>) => save({ said: next })}
          problem={isTried ? problem : undefined}
        />
      )}
      {isEmpty && (
        <Notice tone="error">
          {part.changes.includes('cancel')
            ? texts.nothingLeft
            : proposalsWords.nothingLeft(business)}
        </Notice>
      )}
      {edit.failure && <Notice tone="error">{edit.failure}</Notice>}
      {isChanged && !connected && <Notice tone="pending">{proposalsWords.whyItWaits}</Notice>}
      <Announcement className="bold">
        {isChanged &&
          !isEmpty &&
          (isProposed ? proposalsWords.newTotalIfAgreed : texts.newTotal)(
            dollars(totalOf(part, changes), isTotalEstimate(part, changes)),
          )}
      </Announcement>
      {isProposed && !isEmpty && (
        <p className={styles.until}>{proposalsWords.untilWhen(business)}</p>
      )}
      <div className={`${styles.buttons} end gap-xs-md row`}>
        <Button variant="default" onClick={onDone}>
          {texts.stopEditing}
        </Button>
        <Button
          disabled={!isChanged || isEmpty || !connected}
          loading={edit.isPending}
          onClick={send}
        >
          {isProposed
            ? (isAny(atOnce) ? proposalsWords.changeAndPropose : proposalsWords.proposeTo)(business)
            : texts.send}
        </Button>
      </div>
    </fieldset>
  )
}

/** What is changed, stored on the device until it is sent or given up. */
function usePartDraft(part: Part) {
  const name = `proposal ${part.public_id}` as const
  const [prepared, setDraft] = useState(() => partDraftFrom(readDraft(name)?.fields, part))
  const draft = currentPartDraft(prepared, part)
  return {
    draft,
    save(changed: Partial<PartDraft>) {
      const next = { ...draft, ...changed }
      setDraft(next)
      writeDraft(name, isAny(next.changes) ? asFields(next) : {})
    },
    forget: () => removeDraft(name),
  }
}

function WhatIsPossible({ part }: { part: Part }) {
  const texts = useTextsOf(orderChangesTexts)
  const proposalsWords = useTextsOf(proposalsTexts)
  const { name } = part.supplier
  const sentence = !part.changes.includes('reduce')
    ? proposalsWords.onlyProposals(name)
    : part.changes.includes('raise')
      ? undefined
      : part.may_propose.includes('raise')
        ? proposalsWords.moreIsProposed(name)
        : part.proposal
          ? proposalsWords.lessOnly
          : texts.onlyLess
  return sentence === undefined ? null : <span className="soft small">{sentence}</span>
}

type EditedLineProps = {
  line: PartLine
  to: number | 'removed' | undefined
  part: Part
  onChange: (to: number | 'removed') => void
}

function EditedLine({ line, to, part, onChange }: EditedLineProps) {
  const texts = useTextsOf(orderChangesTexts)
  const name = useProductName()(line.product)
  const cases = casesOf(line)
  const isRemoved = to === 'removed'
  const mayRaise = isPossible(part, 'raise')
  const { price, next } = priceOf(line, typeof to === 'number' ? to : cases)
  return (
    <li className={`${styles.line} grid center`}>
      <ProductFacts
        product={{ ...line.product, price }}
        isRemoved={isRemoved}
        isEstimate={isLineEstimate(line, typeof to === 'number' ? to : cases)}
        next={isRemoved || !mayRaise ? undefined : next}
      />
      <QuantityInput
        label={name}
        value={typeof to === 'number' ? to : cases}
        max={mayRaise ? MAX_LINE_QUANTITY : cases}
        disabled={isRemoved}
        onChange={onChange}
      />
      <IconButton
        aria-label={isRemoved ? texts.restore(name) : texts.remove(name)}
        onClick={() => onChange(isRemoved ? cases : 'removed')}
      >
        {isRemoved ? <IconArrowBackUp aria-hidden /> : <IconTrash aria-hidden />}
      </IconButton>
    </li>
  )
}

type AddedLineProps = AddedProduct & {
  onChange: (cases: number) => void
}

function AddedLine({ product, quantity, onChange }: AddedLineProps) {
  const texts = useTextsOf(orderChangesTexts)
  const name = useProductName()(product)
  const { price, next } = priceOfAdded({ product, quantity })
  return (
    <li className={`${styles.line} grid center`}>
      <ProductFacts
        product={{ ...product, price }}
        isRemoved={false}
        isEstimate={Boolean(product.sold_by_weight)}
        next={next}
      />
      <QuantityInput label={name} value={quantity} onChange={onChange} />
      <IconButton aria-label={texts.remove(name)} onClick={() => onChange(0)}>
        <IconTrash aria-hidden />
      </IconButton>
    </li>
  )
}
