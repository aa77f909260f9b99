import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { useConnected } from '../../platform/api/connection.ts'
import { useTexts } from '../../platform/language/language.ts'
import {
  Bar,
  DoneButton,
  PendingButtons,
  type PendingButtonsProps,
  type Question,
} from './answer-buttons.tsx'
import { currentOf } from './current-of.ts'
import { NextOrder } from './next-order.tsx'
import { useSupplierAnswer } from './use-supplier-answer.ts'

type ActionsProps = Omit<PendingButtonsProps, 'ask'> & { onSent: () => void }

/** What the supplier may answer now: each asks once more before it is sent. */
export function SupplierOrderActions({ onSent, ...props }: ActionsProps) {
  const [question, setQuestion] = useState<Question>()
  const [asking, setAsking] = useState(false)
  const answer = useSupplierAnswer(props.order.supplierOrder)
  const { offline, orders } = useTexts()
  const connected = useConnected()
  const { status } = props.order.supplierOrder
  const [isAnswered, setAnswered] = useState(false)
  const next = isAnswered ? <NextOrder /> : undefined
  const close = () => setAsking(false)
  function ask(next: Question) {
    answer.reset()
    setQuestion(next)
    setAsking(true)
  }
  function send() {
    if (!question) return
    answer.mutate(question.answer, {
      onSuccess: () => {
        onSent()
        setAnswered(true)
        close()
      },
      // Of an order that has moved on, this is no longer asked.
      onError: (error) => currentOf(error) && close(),
    })
  }
  return (
    <>
      {currentOf(answer.error) && <Notice tone="warning">{orders.changedMeanwhile}</Notice>}
      {connected ? null : <Notice tone="pending">{offline.answerUnavailable}</Notice>}
      {status === 'pending' && <PendingButtons {...props} ask={ask} />}
      {status === 'acknowledged' && <DoneButton ask={ask} next={next} />}
      {next && status !== 'acknowledged' && <Bar>{next}</Bar>}
      <ConfirmDialog
        opened={asking}
        title={question?.title ?? ''}
        confirm={question?.confirm ?? ''}
        destructive={question?.destructive ?? false}
        busy={answer.isPending}
        failure={answer.isError ? orders.orderError : undefined}
        onConfirm={send}
        onClose={close}
      >
        {question?.message}
      </ConfirmDialog>
    </>
  )
}
