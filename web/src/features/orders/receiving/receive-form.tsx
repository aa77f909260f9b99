import { MAX_REASON_NOTE } from '@halles/domain/reasons.ts'
import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { IconChecks } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { CheckBox } from '../../../components/check-box.tsx'
import { DayField, isDay } from '../../../components/day-field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { StickyBar } from '../../../components/sticky-bar.tsx'
import { useConnected } from '../../../platform/api/connection.ts'
import { newKey } from '../../../platform/api/keyed-call.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Part } from '../changes/part-changes.ts'
import { bodyOf, creditOf, linesOf, mayAsk, unexplained, withLine } from './receipt-draft.ts'
import { receiptSync } from './receipt-sync.ts'
import { ReceiveLine } from './receive-line.tsx'
import styles from './receiving.module.css'
import { useReceiptDraft } from './use-receipt-draft.ts'

type ReceiveFormProps = { part: Part; onClose: () => void }

/** A delivery as it is received: all as agreed, but what is tapped. It is stored on the device and sent from there. */
export function ReceiveForm({ part, onClose }: ReceiveFormProps) {
  const texts = useTextsOf(receivingTexts)
  const connected = useConnected()
  const { draft, isRestored, setDraft } = useReceiptDraft(part)
  const [isTried, setTried] = useState(false)
  const [openedAt] = useState(part.order_version)
  const first = useRef<HTMLFieldSetElement>(null)
  useEffect(() => first.current?.focus(), [])
  const missing = unexplained(part, draft)
  const today = part.receiving?.today ?? ''
  const isDayRefused = !isDay(draft.day) || draft.day > today
  const body = bodyOf(part, draft)
  const wrong = body.lines?.length ?? 0

  function send() {
    setTried(true)
    if (missing.length > 0 || isDayRefused) return
    if (receiptSync.send({ body, key: newKey() })) onClose()
  }
  return (
    <fieldset
      ref={first}
      tabIndex={-1}
      className={`${styles.form} grid gap-md p-md min-0 no-print`}
      aria-label={titleOf(part, texts)}
    >
      {!connected && <Notice tone="pending">{texts.offline}</Notice>}
      {part.order_version !== openedAt && <Notice tone="warning">{texts.changedMeanwhile}</Notice>}
      {isRestored && <Notice tone="draft">{texts.draftRestored}</Notice>}
      <p className={`${styles.soft} soft small`}>{texts.hint}</p>
      <ul className={styles.lines}>
        {linesOf(part).map((line) => (
          <ReceiveLine
            key={line.public_id}
            line={line}
            came={draft.lines[line.public_id]}
            isUnexplained={isTried && missing.includes(line.public_id)}
            onChange={(came) => setDraft(withLine(draft, line.public_id, came))}
          />
        ))}
      </ul>
      <ReceivedOn
        day={draft.day}
        max={today}
        isRefused={isTried && isDayRefused}
        onChange={(day) => setDraft({ ...draft, day })}
      />
      <TextArea
        label={texts.note}
        value={draft.note}
        maxLength={MAX_REASON_NOTE}
        minRows={1}
        onChange={(event) => setDraft({ ...draft, note: event.currentTarget.value })}
      />
      <CreditChoice
        part={part}
        amount={creditOf(part, draft)}
        asksCredit={draft.asksCredit}
        onChange={(asksCredit) => setDraft({ ...draft, asksCredit })}
      />
      <StickyBar>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          <Button icon={<IconChecks size={18} aria-hidden />} onClick={send}>
            {wrong === 0 ? texts.allReceived : texts.receiveExcept(wrong)}
          </Button>
        </div>
      </StickyBar>
    </fieldset>
  )
}

function titleOf(part: Part, texts: (typeof receivingTexts)['fr']): string {
  const { name } = part.supplier
  return part.receipt ? texts.correctOf(name) : texts.receiveOf(name)
}

type ReceivedOnProps = {
  day: string
  max: string
  isRefused: boolean
  onChange: (day: string) => void
}

function ReceivedOn({ day, max, isRefused, onChange }: ReceivedOnProps) {
  const texts = useTextsOf(receivingTexts)
  const id = useId()
  return (
    <div className={`${styles.day} grid gap-xs`}>
      <label htmlFor={id}>{texts.day}</label>
      <DayField
        id={id}
        label={texts.day}
        value={day}
        max={max}
        isRefused={isRefused}
        describedBy={isRefused ? `${id}-problem` : undefined}
        onChange={onChange}
        onSettle={onChange}
      />
      {isRefused && (
        <p id={`${id}-problem`} className="error-text" role="alert">
          {texts.dayInvalid}
        </p>
      )}
    </div>
  )
}

type CreditChoiceProps = {
  part: Part
  amount: string
  asksCredit: boolean
  onChange: (asksCredit: boolean) => void
}

function CreditChoice({ part, amount, asksCredit, onChange }: CreditChoiceProps) {
  const texts = useTextsOf(receivingTexts)
  const { dollars, moment } = useFormat()
  if (amount === '0.00') return null
  if (!mayAsk(part)) return <p className={`${styles.soft} soft small`}>{texts.creditTooLate}</p>
  const until = part.receiving?.credit_until
  return (
    <div>
      <CheckBox label={texts.askCredit(dollars(amount))} checked={asksCredit} onChange={onChange} />
      {until && <p className={`${styles.soft} soft small`}>{texts.creditUntil(moment(until))}</p>}
    </div>
  )
}
