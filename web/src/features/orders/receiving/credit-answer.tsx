import { formatMoney, parseMoney, sumCents } from '@halles/domain/money.ts'
import { MAX_REASON_NOTE } from '@halles/domain/reasons.ts'
import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { IconBan, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { typedDecimal } from '../../../components/typed-decimal.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { useConnected } from '../../../platform/api/connection.ts'
import { useFormat, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SupplierOrder } from '../order-queries.ts'
import styles from './receiving.module.css'
import { useCreditAnswer } from './use-credit-answer.ts'

type Credit = NonNullable<SupplierOrder['credit']>

/** What a restaurant asks back, as its supplier answers it: all in one tap, in part line by line, or not at all. */
export function CreditAnswer({ order, credit }: { order: SupplierOrder; credit: Credit }) {
  const texts = useTextsOf(receivingTexts)
  const { offline } = useTexts()
  const { dollars } = useFormat()
  const connected = useConnected()
  const title = useId()
  const [way, setWay] = useState<'partly' | 'refused'>()
  const answer = useCreditAnswer(order)
  const all = credit.lines.map(({ public_id, asked }) => ({ public_id, granted: asked }))
  const back = (
    <Button variant="default" onClick={() => setWay(undefined)}>
      {texts.back}
    </Button>
  )
  return (
    <section className={`${styles.answer} no-print`} aria-labelledby={title}>
      <div className={`${styles.form} grid gap-md p-md min-0`}>
        <h2 id={title}>{texts.answerTitle(dollars(credit.asked))}</h2>
        {connected ? null : <Notice tone="pending">{offline.answerUnavailable}</Notice>}
        {way === undefined && (
          <div className={styles.buttons}>
            <Button
              variant="subtle"
              danger
              icon={<IconBan size={18} aria-hidden />}
              onClick={() => setWay('refused')}
            >
              {texts.refuse}
            </Button>
            <Button variant="default" onClick={() => setWay('partly')}>
              {texts.grantPartly}
            </Button>
            <Button
              disabled={!connected}
              loading={answer.isPending}
              icon={<IconCheck size={18} aria-hidden />}
              onClick={() => answer.start({ lines: all })}
            >
              {texts.grantAll(dollars(credit.asked))}
            </Button>
          </div>
        )}
        {way === 'partly' && (
          <GrantPartly order={order} credit={credit} answer={answer} back={back} />
        )}
        {way === 'refused' && <Refuse answer={answer} back={back} />}
      </div>
    </section>
  )
}

type AnswerProps = { answer: ReturnType<typeof useCreditAnswer>; back: ReactNode }

type GrantPartlyProps = AnswerProps & { order: SupplierOrder; credit: Credit }

function GrantPartly({ order, credit, answer, back }: GrantPartlyProps) {
  const texts = useTextsOf(receivingTexts)
  const { dollars, decimal } = useFormat()
  const nameOf = useProductName()
  const connected = useConnected()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const lines = credit.lines.map(({ public_id, asked }) => {
    const text = typed[public_id]
    const granted = text === undefined ? asked : typedDecimal(text)
    const cents = parseMoney(granted)
    const product = order.orderProducts.find((line) => line.public_id === public_id)?.product
    return {
      public_id,
      asked,
      name: product ? nameOf(product) : '',
      text: text ?? decimal(asked),
      granted,
      cents: cents !== undefined && cents <= (parseMoney(asked) ?? 0) ? cents : undefined,
    }
  })
  const sum = sumCents(lines.map(({ cents = 0 }) => cents))
  const isLess = formatMoney(sum) !== credit.asked
  const isReasonMissing = isLess && reason.trim() === ''
  function send() {
    setTried(true)
    if (isReasonMissing || lines.some(({ cents }) => cents === undefined)) return
    answer.start({
      lines: lines.map(({ public_id, granted }) => ({ public_id, granted })),
      reason: reason.trim(),
    })
  }
  return (
    <>
      {lines.map((line) => (
        <TextField
          key={line.public_id}
          label={texts.grantedFor(line.name)}
          description={texts.asked(dollars(line.asked))}
          inputMode="decimal"
          autoComplete="off"
          value={line.text}
          error={line.cents === undefined ? texts.amountInvalid : undefined}
          onChange={(event) => setTyped({ ...typed, [line.public_id]: event.currentTarget.value })}
        />
      ))}
      <Reason value={reason} isMissing={isTried && isReasonMissing} onChange={setReason} />
      <div className={styles.buttons}>
        {back}
        <Button disabled={!connected} loading={answer.isPending} onClick={send}>
          {texts.sendPartly(dollars(formatMoney(sum)))}
        </Button>
      </div>
    </>
  )
}

function Refuse({ answer, back }: AnswerProps) {
  const texts = useTextsOf(receivingTexts)
  const connected = useConnected()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  function send() {
    setTried(true)
    if (!isMissing) answer.start({ lines: [], reason: reason.trim() })
  }
  return (
    <>
      <Reason value={reason} isMissing={isTried && isMissing} onChange={setReason} />
      <div className={styles.buttons}>
        {back}
        <Button danger disabled={!connected} loading={answer.isPending} onClick={send}>
          {texts.sendRefusal}
        </Button>
      </div>
    </>
  )
}

type ReasonProps = { value: string; isMissing: boolean; onChange: (reason: string) => void }

function Reason({ value, isMissing, onChange }: ReasonProps) {
  const texts = useTextsOf(receivingTexts)
  return (
    <TextArea
      label={texts.reason}
      value={value}
      maxLength={MAX_REASON_NOTE}
      minRows={2}
      error={isMissing ? texts.reasonRequired : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
