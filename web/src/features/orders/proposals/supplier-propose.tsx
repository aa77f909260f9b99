import { SUPPLIER_REASONS, type SupplierReason } from '@halles/domain/reasons.ts'
import { formatMediumDeliveryDay } from '@halles/texts/delivery-times.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useConnected } from '../../../platform/api/connection.ts'
import { useLanguage, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { readDraft, removeDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import chips from '../changes/reason-field.module.css'
import { ReasonField } from '../changes/reason-field.tsx'
import { asSent, reasonProblem } from '../changes/said.ts'
import type { SupplierOrder } from '../order-queries.ts'
import { LineReplacement } from './line-replacement.tsx'
import styles from './proposals.module.css'
import { partOfSupplier } from './proposed-part.ts'
import { replaceableLines } from './replaceable-lines.ts'
import { asSubstitutes, withoutSubstitute, withSubstitute } from './substitutes.ts'
import {
  isAnyProposed,
  type SupplierProposal,
  supplierProposalFields,
  supplierProposalFrom,
} from './supplier-proposal.ts'
import { useOfferedDays } from './use-offered-days.ts'
import { usePropose } from './use-propose.ts'

type SupplierProposeProps = { order: SupplierOrder; onClose: () => void }

/** What a supplier proposes about an order that it has accepted: substitutes, another day. */
export function SupplierPropose({ order, onClose }: SupplierProposeProps) {
  const texts = useTextsOf(proposalsTexts)
  const orderChangesWords = useTextsOf(orderChangesTexts)
  const { orders } = useTexts()
  const nameOf = useProductName()
  const connected = useConnected()
  const part = partOfSupplier(order)
  const { draft, save, forget } = useProposalDraft(order)
  const [isTried, setTried] = useState(false)
  const propose = usePropose(part)
  const form = useRef<HTMLElement>(null)
  useEffect(() => form.current?.focus(), [])
  const { substitutes, day, said } = draft
  const isEmpty = !isAnyProposed(draft)
  const problem = isEmpty
    ? texts.nothingYet
    : reasonProblem(said, { isRequired: false }, orderChangesWords)
  function close() {
    forget()
    onClose()
  }
  function send() {
    setTried(true)
    if (problem) return
    const asked = {
      substitutes: asSubstitutes(substitutes),
      ...(day && { day }),
      ...asSent(said),
    }
    propose.start({ asked, version: part.version }, { onSuccess: close })
  }
  return (
    <section
      ref={form}
      tabIndex={-1}
      className={styles.form}
      aria-label={orderChangesWords.proposeOf(part.business)}
    >
      <h2>{orderChangesWords.proposeOf(part.business)}</h2>
      {part.version !== draft.version && !propose.isPending && (
        <Notice tone="warning">{orders.changedMeanwhile}</Notice>
      )}
      {order.may_propose.includes('substitute') && (
        <ul className={styles.lines}>
          {replaceableLines(order).map((line) => (
            <li key={line.public_id}>
              <span className={styles.name}>{nameOf(line.product)}</span>
              <span>{line.cases > 0 ? orders.cases(line.cases) : orders.lineState.cancelled}</span>
              <LineReplacement
                line={line}
                missing={line.missing}
                substitute={substitutes[line.public_id]}
                onChange={(one) =>
                  save({
                    substitutes: one
                      ? withSubstitute(substitutes, line.public_id, one)
                      : withoutSubstitute(substitutes, line.public_id),
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {order.may_propose.includes('move') && (
        <OtherDay order={order} day={day} onChange={(chosen) => save({ day: chosen })} />
      )}
      <ReasonField<SupplierReason>
        label={orderChangesWords.reason}
        reasons={SUPPLIER_REASONS}
        said={said}
        onChange={(next) => save({ said: next })}
        problem={isTried && !isEmpty ? problem : undefined}
      />
      {isTried && isEmpty && <Notice tone="error">{problem}</Notice>}
      {propose.failure && <Notice tone="error">{propose.failure}</Notice>}
      {!connected && <Notice tone="pending">{texts.whyItWaits}</Notice>}
      <p className={styles.soft}>{texts.untilWhen(part.business)}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={close}>
          {texts.stop}
        </Button>
        <Button disabled={!connected} loading={propose.isPending} onClick={send}>
          {texts.proposeTo(part.business)}
        </Button>
      </div>
    </section>
  )
}

type OtherDayProps = {
  order: SupplierOrder
  day: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day that restaurants of this one's zone are offered now. */
function OtherDay({ order, day, onChange }: OtherDayProps) {
  const texts = useTextsOf(proposalsTexts)
  const language = useLanguage()
  const offered = useOfferedDays(order)
  const agreed = order.supplierOrder.delivery?.day
  if (!agreed) return null
  if (offered.isError) return <Notice tone="error">{texts.daysError}</Notice>
  const days = offered.data ?? []
  const choices = [
    { value: undefined, label: texts.asAgreed(formatMediumDeliveryDay(language, agreed)) },
    ...days.map((value) => ({ value, label: formatMediumDeliveryDay(language, value) })),
  ]
  return (
    <fieldset className={`${chips.reasons} mb-md`} aria-busy={offered.isPending}>
      <legend>{texts.otherDay}</legend>
      {offered.isSuccess && days.length === 0 ? (
        <p className={styles.soft}>{texts.noOtherDay}</p>
      ) : (
        <div className="gap-xs row">
          {choices.map(({ value, label }) => (
            <label key={label} className={chips.chip}>
              <input
                type="radio"
                name="proposed-day"
                checked={day === value}
                onChange={() => onChange(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** What is proposed, stored on the device until it is sent or given up. */
function useProposalDraft(order: SupplierOrder) {
  const name = `proposal ${order.supplierOrder.public_id}` as const
  const [draft, setDraft] = useState(() => supplierProposalFrom(readDraft(name)?.fields, order))
  return {
    draft,
    save(changed: Partial<SupplierProposal>) {
      const next = { ...draft, ...changed }
      setDraft(next)
      writeDraft(name, supplierProposalFields(next))
    },
    forget: () => removeDraft(name),
  }
}
