import { MAX_REASON_NOTE, type OrderReason } from '@halles/domain/reasons.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { useId } from 'react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import styles from './reason-field.module.css'

export type GivenReason<Reason extends OrderReason = OrderReason> = {
  reason?: Reason
  note: string
}

export type ReasonFieldProps<Reason extends OrderReason> = {
  label: string
  reasons: readonly Reason[]
  said: GivenReason<Reason>
  onChange: (said: GivenReason<Reason>) => void
  /** What is missing, once it was tried to send. */
  problem?: string | undefined
}

/** A reason out of a few, each a tap; "other" is explained. */
export function ReasonField<Reason extends OrderReason>(props: ReasonFieldProps<Reason>) {
  const { label, reasons, said, onChange, problem } = props
  const texts = useTextsOf(orderChangesTexts)
  const name = useId()
  return (
    <fieldset className={`${styles.reasons} mb-md`} aria-describedby={problem && `${name}-problem`}>
      <legend>{label}</legend>
      <div className="gap-xs row">
        {reasons.map((reason) => (
          <label key={reason} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={said.reason === reason}
              onChange={() => onChange({ ...said, reason })}
            />
            <span>{texts.reasons[reason]}</span>
          </label>
        ))}
      </div>
      {said.reason === 'other' && (
        <TextArea
          className={styles.note}
          label={texts.note}
          value={said.note}
          maxLength={MAX_REASON_NOTE}
          minRows={1}
          onChange={(event) => onChange({ ...said, note: event.currentTarget.value })}
        />
      )}
      {problem && (
        <p id={`${name}-problem`} className="mt-xs error-text" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
