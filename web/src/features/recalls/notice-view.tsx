import { recallNoticeTexts } from '@halles/texts/pages/recall-notice.ts'
import { Link } from '@tanstack/react-router'
import { FactList } from '../../components/fact-list.tsx'
import { Failure } from '../../components/failure.tsx'
import { Notice } from '../../components/notice.tsx'
import { useChange } from '../../components/use-change.ts'
import { useProductName } from '../../components/use-product-name.ts'
import { api } from '../../platform/api/api.ts'
import type { Nothing } from '../../platform/api/change.ts'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { LotLines } from './lot-lines.tsx'
import { ALL_RECALLS, type RecallNotice } from './recall-queries.ts'
import styles from './recalls.module.css'

/** What a restaurant is told of a lot that it received, what to do, and that it knows. */
export function NoticeView({ notice }: { notice: RecallNotice }) {
  const texts = useTextsOf(recallNoticeTexts)
  const { orders } = useTexts()
  const { lines, acknowledged, is_exercise: isExercise } = notice
  return (
    <div className="stack gap-lg">
      {isExercise ? <Notice tone="pending">{texts.exercise}</Notice> : null}
      <NoticeFacts notice={notice} />
      <section className="stack">
        <h2 className="size-lg">
          {texts.received}
          {', '}
          {orders.cases(notice.cases)}
        </h2>
        <LotLines
          lines={lines}
          texts={texts}
          order={(at, label) => (
            <Link
              to="/order/$orderPublicId"
              params={{ orderPublicId: lines[at]?.order_public_id ?? '' }}
              className="standalone-link"
            >
              {label}
            </Link>
          )}
        />
      </section>
      {isExercise ? null : (
        <section className="stack">
          <h2 className="size-lg">{texts.toDo}</h2>
          <ol className={styles.steps}>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {acknowledged ? (
        <Acknowledged acknowledged={acknowledged} />
      ) : (
        <Acknowledge notice={notice} />
      )}
    </div>
  )
}

function NoticeFacts({ notice }: { notice: RecallNotice }) {
  const texts = useTextsOf(recallNoticeTexts)
  const { moment } = useFormat()
  const nameOf = useProductName()
  const { supplier, product } = notice
  return (
    <FactList
      facts={[
        [texts.lot, <b key="lot">{notice.lot}</b>],
        [texts.product, product ? nameOf(product) : texts.allProducts],
        [texts.supplier, supplier.name],
        [
          texts.phone,
          <a
            key="phone"
            className="standalone-link"
            href={`tel:${supplier.phone_number.replace(/[^\d+]/g, '')}`}
          >
            {supplier.phone_number}
          </a>,
        ],
        [texts.sentAt, moment(notice.sent_at)],
        [
          texts.reason,
          <span key="reason" className={styles.reason}>
            {notice.reason}
          </span>,
        ],
      ]}
    />
  )
}

function Acknowledged({
  acknowledged,
}: {
  acknowledged: NonNullable<RecallNotice['acknowledged']>
}) {
  const texts = useTextsOf(recallNoticeTexts)
  const { moment } = useFormat()
  const { at, by } = acknowledged
  return (
    <Notice tone="success">
      {texts.acknowledged(moment(at), by.first_name ?? texts.formerMember)}
    </Notice>
  )
}

function Acknowledge({ notice }: { notice: RecallNotice }) {
  const texts = useTextsOf(recallNoticeTexts)
  const change = useChange({
    call: (_: Nothing, options) =>
      api.recallAcknowledge({ recall_public_id: notice.public_id }, options),
    stale: ALL_RECALLS,
    done: () => texts.thanks,
  })
  return (
    <div className="stack gap-xs">
      {change.failure === undefined ? null : <Failure>{change.failure}</Failure>}
      <div>
        <Button loading={change.isPending} onClick={() => change.start()}>
          {texts.acknowledge}
        </Button>
      </div>
      <p className="soft small">{texts.acknowledgeHint}</p>
    </div>
  )
}
