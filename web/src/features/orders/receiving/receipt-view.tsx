import { openQuantity } from '@halles/domain/supplier-order.ts'
import { formatDecimal } from '@halles/texts/format.ts'
import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { Facts } from '../../../components/facts.tsx'
import { ItemCode } from '../../../components/item-code.tsx'
import { Money } from '../../../components/money.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import type { SupplierOrder } from '../order-queries.ts'
import { CREDIT_TONES } from '../order-tones.ts'
import styles from './receiving.module.css'

type Receipt = NonNullable<SupplierOrder['receipt']>
type Credit = NonNullable<SupplierOrder['credit']>
type Line = Pick<
  SupplierOrder['orderProducts'][number],
  'public_id' | 'quantity' | 'edited_quantity' | 'is_cancelled' | 'product'
> &
  Partial<Pick<SupplierOrder['orderProducts'][number], 'item_code'>>

type ReceiptViewProps = { receipt: Receipt; credit: Credit | null; lines: readonly Line[] }

/** What a delivery brought, and what became of the credit that was asked for it: the same on both sides, but for item codes. */
export function ReceiptView({ receipt, credit, lines }: ReceiptViewProps) {
  const texts = useTextsOf(receivingTexts)
  const { day } = useFormat()
  const { by, note } = receipt
  return (
    <div className={styles.came}>
      <div className={`${styles.head} row`}>
        <strong>{texts.received(day(receipt.day))}</strong>
        {by?.first_name && (
          <span className={`${styles.soft} soft small`}>{texts.by(by.first_name)}</span>
        )}
      </div>
      {receipt.lines.length === 0 && <p>{texts.receivedWhole}</p>}
      <ul className={`${styles.exceptions} grid gap-xs`}>
        {receipt.lines.map((came) => (
          <Exception
            key={came.public_id}
            came={came}
            line={lines.find((line) => line.public_id === came.public_id)}
            credit={credit?.lines.find((line) => line.public_id === came.public_id)}
          />
        ))}
      </ul>
      {note && <p className={styles.said}>{note}</p>}
      {credit && <CreditState credit={credit} />}
    </div>
  )
}

type ExceptionProps = {
  came: Receipt['lines'][number]
  line: Line | undefined
  credit: Credit['lines'][number] | undefined
}

function Exception({ came, line, credit }: ExceptionProps) {
  const texts = useTextsOf(receivingTexts)
  const language = useLanguage()
  const nameOf = useProductName()
  if (!line) return null
  const { quantity, edited_quantity: editedQuantity, is_cancelled: isCancelled } = line
  const agreed = openQuantity({ quantity, editedQuantity, isCancelled })
  return (
    <li>
      <span>
        {nameOf(line.product)} <ItemCode code={line.item_code} />
      </span>
      <span className={styles.amount}>
        {credit && <Money amount={credit.granted ?? credit.asked} />}
      </span>
      <span className={`${styles.soft} soft small`}>
        <Facts>
          {texts.casesOf(formatDecimal(language, came.cases), agreed, Number(came.cases) >= 2)}
          {came.reason && texts.reasons[came.reason]}
          {came.note || null}
        </Facts>
      </span>
    </li>
  )
}

function CreditState({ credit }: { credit: Credit }) {
  const texts = useTextsOf(receivingTexts)
  const { dollars } = useFormat()
  const { status, asked, granted, answer } = credit
  return (
    <>
      <div className={`${styles.credit} row`}>
        <StatusBadge tone={CREDIT_TONES[status]}>{texts.creditState[status]}</StatusBadge>
        <strong>
          {status === 'partly' && granted
            ? texts.grantedOf(dollars(granted), dollars(asked))
            : dollars(asked)}
        </strong>
        {answer?.by?.first_name && (
          <span className={`${styles.soft} soft small`}>{texts.by(answer.by.first_name)}</span>
        )}
      </div>
      {answer?.note && <p className={styles.said}>{answer.note}</p>}
      {(status === 'granted' || status === 'partly') && (
        <p className={`${styles.soft} soft small`}>{texts.settled}</p>
      )}
    </>
  )
}
