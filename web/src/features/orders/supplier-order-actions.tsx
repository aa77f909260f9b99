import type { SupplierReason } from '@halles/domain/reasons.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { IconArrowRight, IconPackage } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { useConnected } from '../../platform/api/connection.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import {
  Bar,
  DoneButton,
  PendingButtons,
  type PendingButtonsProps,
  type Question,
  ReduceButtons,
} from './answer-buttons.tsx'
import type { GivenReason } from './changes/reason-field.tsx'
import { asSent, reasonProblem } from './changes/said.ts'
import { SupplierReasonChoice, usePreloadSupplierReasons } from './changes/supplier-reason.tsx'
import styles from './next-order.module.css'
import { orderFromConflict } from './order-from-conflict.ts'
import { supplierOrdersOptions } from './order-queries.ts'
import { useSupplierAnswer } from './use-supplier-answer.ts'

type ActionsProps = Omit<PendingButtonsProps, 'ask'> & {
  isReducing: boolean
  onReduce: (() => void) | undefined
  onSent: () => void
}

/** What the supplier may answer now: each asks once more before it is sent. */
export function SupplierOrderActions(actions: ActionsProps) {
  const { onSent, onReduce, isReducing, ...props } = actions
  const { onPropose } = props
  usePreloadSupplierReasons()
  const [question, setQuestion] = useState<Question>()
  const [asking, setAsking] = useState(false)
  const [askedOf, setAskedOf] = useState(0)
  const [refusal, setRefusal] = useState<GivenReason<SupplierReason>>({ note: '' })
  const [isTried, setTried] = useState(false)
  const answer = useSupplierAnswer(props.order.supplierOrder)
  const { offline, orders } = useTexts()
  const texts = useTextsOf(orderChangesTexts)
  const connected = useConnected()
  const { status, order_version: version } = props.order.supplierOrder
  const [isAnswered, setAnswered] = useState(false)
  const next = isAnswered ? <NextOrder /> : undefined
  // What would be sent belongs to an order that is not on screen any more.
  const isOutdated = asking && answer.isIdle && askedOf !== version
  const close = () => setAsking(false)
  function ask(next: Question) {
    answer.reset()
    setTried(false)
    setQuestion(next)
    setAskedOf(version)
    setAsking(true)
  }
  const problem = question?.takesReason
    ? reasonProblem(refusal, { isRequired: false }, texts)
    : undefined
  function send() {
    setTried(true)
    if (!question || problem) return
    const said = question.takesReason ? asSent(refusal) : {}
    answer.start(
      { ...question.answer, ...said },
      {
        onSuccess: () => {
          onSent()
          setAnswered(true)
          close()
        },
        // Of an order that has moved on, this is no longer asked.
        onError: (error) => orderFromConflict(error) && close(),
      },
    )
  }
  return (
    <>
      {isOutdated && <Notice tone="warning">{orders.changedMeanwhile}</Notice>}
      {orderFromConflict(answer.error) && <Notice tone="warning">{answer.failure}</Notice>}
      {connected ? null : <Notice tone="pending">{offline.answerUnavailable}</Notice>}
      {status === 'pending' && <PendingButtons {...props} ask={ask} />}
      {status === 'acknowledged' &&
        (isReducing ? (
          <ReduceButtons {...props} ask={ask} />
        ) : (
          <DoneButton ask={ask} next={next} onReduce={onReduce} onPropose={onPropose} />
        ))}
      {next && status !== 'acknowledged' && <Bar>{next}</Bar>}
      <ConfirmDialog
        opened={asking && !isOutdated}
        title={question?.title ?? ''}
        confirm={question?.confirm ?? ''}
        destructive={question?.destructive ?? false}
        busy={answer.isPending}
        failure={answer.failure}
        onConfirm={send}
        onClose={close}
        fields={
          question?.takesReason && (
            <SupplierReasonChoice
              label={texts.reason}
              said={refusal}
              onChange={setRefusal}
              problem={isTried ? problem : undefined}
            />
          )
        }
      >
        {question?.message}
      </ConfirmDialog>
    </>
  )
}

/** Where to go from an order that was just answered: to the one that has waited longest, or to picking. */
function NextOrder() {
  const texts = useTextsOf(supplierOrdersTexts)
  const { data: waiting, isFetching } = useInfiniteQuery(supplierOrdersOptions('pending'))
  // Until it is fetched again, the list has the order that was answered.
  const isKnown = waiting !== undefined && !isFetching
  const next = isKnown ? waiting.at(-1) : undefined
  const left = isKnown ? (next ? texts.left(waiting.length) : texts.allAnswered) : ''
  useAnnounce(left)
  if (!isKnown) return null
  return (
    <span className={`${styles.next} center end gap-xs-md row`}>
      <span>{left}</span>
      {next ? (
        <ButtonLink
          to="/supplier/order/$supplierOrderPublicId"
          params={{ supplierOrderPublicId: next.public_id }}
          iconAfter={<IconArrowRight size={18} aria-hidden />}
        >
          {texts.next(next.restaurant.name)}
        </ButtonLink>
      ) : (
        <ButtonLink to="/supplier/pick" icon={<IconPackage size={18} aria-hidden />}>
          {texts.pickList}
        </ButtonLink>
      )}
    </span>
  )
}
