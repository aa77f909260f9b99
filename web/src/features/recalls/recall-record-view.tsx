import { endpoints } from '@halles/contract/endpoints.ts'
import { recallProgress } from '@halles/domain/recall.ts'
import { recallsTexts } from '@halles/texts/pages/recalls.ts'
import { IconPrinter } from '@tabler/icons-react'
import { DownloadLink } from '../../components/download-link.tsx'
import { FactList } from '../../components/fact-list.tsx'
import { Failure } from '../../components/failure.tsx'
import { Notice } from '../../components/notice.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useChange } from '../../components/use-change.ts'
import { useProductName } from '../../components/use-product-name.ts'
import { api } from '../../platform/api/api.ts'
import type { Nothing } from '../../platform/api/change.ts'
import { useFormat, useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { SupplierLotLines } from './lot-lines.tsx'
import { ALL_RECALLS, type RecallRecord, recallOptions } from './recall-queries.ts'
import styles from './recalls.module.css'

/** Who was told of a recall, who knows of it since when, and its record on paper. */
export function RecallRecordView({ record }: { record: RecallRecord }) {
  const texts = useTextsOf(recallsTexts)
  const language = useLanguage()
  const { told, acknowledged, isComplete } = recallProgress(record.receivers)
  const file = `${endpoints.recallFile.path}?${new URLSearchParams({ recall_public_id: record.public_id, format: 'pdf', language })}`
  return (
    <div className="stack gap-lg">
      <div className="row gap-md center no-print">
        <DownloadLink href={file}>{texts.record}</DownloadLink>
        <Button
          variant="default"
          icon={<IconPrinter size={18} aria-hidden />}
          onClick={() => print()}
        >
          {texts.print}
        </Button>
      </div>
      <RecallFacts record={record} />
      <p className="bold size-lg" role="status">
        {isComplete && record.untold === 0
          ? texts.allKnow
          : texts.acknowledgedOf(acknowledged, told)}
      </p>
      {isComplete && record.untold === 0 ? null : <Remind record={record} />}
      <ul className={styles.list} aria-label={texts.receivers}>
        {record.receivers.map((receiver) => (
          <Receiver key={receiver.restaurant.public_id} receiver={receiver} />
        ))}
      </ul>
    </div>
  )
}

function RecallFacts({ record }: { record: RecallRecord }) {
  const texts = useTextsOf(recallsTexts)
  const { orders } = useTexts()
  const { moment } = useFormat()
  const nameOf = useProductName()
  return (
    <FactList
      facts={[
        [texts.lot, record.lot],
        [texts.product, record.product ? nameOf(record.product) : texts.allProducts],
        [
          texts.sentAt,
          texts.sentBy(moment(record.sent_at), record.by.first_name ?? texts.formerMember),
        ],
        ...(record.reminded_at ? [[texts.remindedAt, moment(record.reminded_at)] as const] : []),
        [texts.cases, orders.cases(record.cases)],
        [
          texts.reason,
          <span key="reason" className={styles.reason}>
            {record.reason}
          </span>,
        ],
      ]}
    />
  )
}

/** Tells those again who have not acknowledged it, and whoever turns out to have received the lot. */
function Remind({ record }: { record: RecallRecord }) {
  const texts = useTextsOf(recallsTexts)
  const { moment } = useFormat()
  const { public_id: publicId, untold, remind_from: from } = record
  const remind = useChange({
    answers: recallOptions(publicId).queryKey,
    stale: ALL_RECALLS,
    call: (_: Nothing, options) => api.recallRemind({ recall_public_id: publicId }, options),
    done: () => texts.reminded,
  })
  const isEarly = new Date(from) > new Date()
  return (
    <div className="stack no-print">
      {untold > 0 ? <Notice tone="warning">{texts.untold(untold)}</Notice> : null}
      {isEarly ? <p className="soft">{texts.remindFrom(moment(from))}</p> : null}
      {remind.failure === undefined ? null : <Failure>{remind.failure}</Failure>}
      {isEarly && untold === 0 ? null : (
        <div>
          <Button loading={remind.isPending} onClick={() => remind.start()}>
            {isEarly ? texts.tell : texts.remind}
          </Button>
        </div>
      )}
    </div>
  )
}

function Receiver({ receiver }: { receiver: RecallRecord['receivers'][number] }) {
  const texts = useTextsOf(recallsTexts)
  const { orders } = useTexts()
  const { moment } = useFormat()
  const { restaurant, cases, lines, acknowledged } = receiver
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className="min-0 anywhere">
          <span className="bold">{restaurant.name}</span>{' '}
          <span className="soft">{restaurant.city}</span>
        </span>
        <span className="bold nowrap">{orders.cases(cases)}</span>
      </div>
      <StatusBadge tone={acknowledged ? 'done' : 'pending'}>
        {acknowledged
          ? texts.acknowledgedBy(
              moment(acknowledged.at),
              acknowledged.by.first_name ?? texts.formerMember,
            )
          : texts.notYet}
      </StatusBadge>
      <SupplierLotLines lines={lines} texts={texts} />
    </li>
  )
}
