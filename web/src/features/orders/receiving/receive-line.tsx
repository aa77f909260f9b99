import { MAX_REASON_NOTE, RECEIVING_REASONS } from '@halles/domain/reasons.ts'
import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { useId } from 'react'
import { CheckBox } from '../../../components/check-box.tsx'
import { QuantityInput } from '../../../components/quantity-input.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { casesOf, type PartLine } from '../changes/part-changes.ts'
import chips from '../changes/reason-field.module.css'
import type { DraftLine } from './receipt-draft.ts'
import styles from './receiving.module.css'

type ReceiveLineProps = {
  line: PartLine
  /** Undefined: as agreed. */
  came: DraftLine | undefined
  /** It was tried to send without a reason. */
  isUnexplained: boolean
  onChange: (came: DraftLine | undefined) => void
}

/** A line of a delivery: ticked as it was agreed, or opened to say what came and what is wrong. */
export function ReceiveLine({ line, came, isUnexplained, onChange }: ReceiveLineProps) {
  const texts = useTextsOf(receivingTexts)
  const { orders } = useTexts()
  const name = useProductName()(line.product)
  const agreed = casesOf(line)
  return (
    <li>
      <CheckBox
        label={texts.asAgreed(name, orders.cases(agreed))}
        checked={came === undefined}
        onChange={(isAsAgreed) =>
          onChange(isAsAgreed ? undefined : { cases: agreed - 1, reason: null, note: '' })
        }
      />
      {came && (
        <div className={`${styles.wrong} grid gap-sm min-0`}>
          <div className="center between gap-xs-md row">
            <span aria-hidden>{texts.inGoodOrder}</span>
            <QuantityInput
              label={name}
              value={came.cases}
              min={0}
              max={agreed}
              onChange={(cases) => onChange({ ...came, cases })}
            />
          </div>
          <Reasons
            label={texts.whatIsWrong(name)}
            came={came}
            isUnexplained={isUnexplained}
            onChange={onChange}
          />
          <TextArea
            label={texts.lineNote(name)}
            value={came.note}
            maxLength={MAX_REASON_NOTE}
            minRows={1}
            onChange={(event) => onChange({ ...came, note: event.currentTarget.value })}
          />
        </div>
      )}
    </li>
  )
}

type ReasonsProps = {
  label: string
  came: DraftLine
  isUnexplained: boolean
  onChange: (came: DraftLine) => void
}

function Reasons({ label, came, isUnexplained, onChange }: ReasonsProps) {
  const texts = useTextsOf(receivingTexts)
  const id = useId()
  return (
    <fieldset
      className={`${chips.reasons} mb-md`}
      aria-label={label}
      aria-describedby={isUnexplained ? `${id}-problem` : undefined}
    >
      <div className="gap-xs row">
        {RECEIVING_REASONS.map((reason) => (
          <label key={reason} className={chips.chip}>
            <input
              type="radio"
              name={id}
              checked={came.reason === reason}
              onChange={() => onChange({ ...came, reason })}
            />
            <span>{texts.reasons[reason]}</span>
          </label>
        ))}
      </div>
      {isUnexplained && (
        <p id={`${id}-problem`} className="error-text" role="alert">
          {texts.reasonMissing}
        </p>
      )}
    </fieldset>
  )
}
