import { Button, Group } from '@mantine/core'
import { IconArrowBackUp, IconBan, IconCheck, IconChecks, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { useConnected } from '../../platform/connection.ts'
import { useFormat, useTexts } from '../../platform/language.ts'
import { asUpdate, type Changes, type summaryOf } from './order-changes.ts'
import type { SupplierOrder } from './order-queries.ts'
import styles from './supplier-order-actions.module.css'
import { type SupplierAnswer, useSupplierAnswer } from './use-supplier-answer.ts'

type ActionsProps = {
  order: SupplierOrder
  changes: Changes
  summary: ReturnType<typeof summaryOf>
  onReset: () => void
  onSent: () => void
}

type Question = {
  answer: SupplierAnswer
  title: string
  message: string
  confirm: string
  destructive?: boolean
}

/** What the supplier may answer now: each asks once more before it is sent. */
export function SupplierOrderActions(props: ActionsProps) {
  const [question, setQuestion] = useState<Question>()
  const [asking, setAsking] = useState(false)
  const answer = useSupplierAnswer(props.order.supplierOrder.public_id)
  const { offline } = useTexts()
  const connected = useConnected()
  const { status } = props.order.supplierOrder
  const ask = (next: Question) => {
    setQuestion(next)
    setAsking(true)
  }
  if (status !== 'pending' && status !== 'acknowledged') return null
  return (
    <>
      {connected ? null : <Notice tone="pending">{offline.answerWaits}</Notice>}
      {status === 'pending' ? <PendingActions {...props} ask={ask} /> : <DoneAction ask={ask} />}
      <ConfirmDialog
        opened={asking}
        title={question?.title ?? ''}
        confirm={question?.confirm ?? ''}
        destructive={question?.destructive ?? false}
        busy={answer.isPending}
        onConfirm={() =>
          question &&
          answer.mutate(question.answer, {
            onSuccess: props.onSent,
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      >
        {question?.message}
      </ConfirmDialog>
    </>
  )
}

function PendingActions(props: ActionsProps & { ask: (question: Question) => void }) {
  const { order, changes, summary, onReset, ask } = props
  const { orders } = useTexts()
  const { dollars } = useFormat()
  const restaurant = order.supplierOrder.restaurant.name
  const total = dollars(summary.totalPrice)
  const changed = Object.keys(changes).length > 0
  const description = orders.changes({ ...summary, total })
  const accept: Question = {
    answer: { action: 'accepted' },
    title: orders.acceptTitle,
    message: orders.acceptMessage(restaurant, total),
    confirm: orders.accept,
  }
  const save: Question = {
    answer: asUpdate(changes),
    title: orders.saveTitle,
    message: description,
    confirm: orders.save,
  }
  const cancel: Question = {
    answer: { action: 'cancelled' },
    title: orders.cancelTitle,
    message: orders.cancelMessage(restaurant),
    confirm: orders.cancel,
    destructive: true,
  }
  return (
    <Bar
      below={
        <Button
          variant="subtle"
          color="tomato"
          className={styles.below}
          leftSection={<IconBan size={18} aria-hidden />}
          onClick={() => ask(cancel)}
        >
          {orders.cancel}
        </Button>
      }
    >
      {summary.everyLineRemoved && <Notice tone="error">{orders.everyLineRemoved}</Notice>}
      {changed && !summary.everyLineRemoved && <p role="status">{description}</p>}
      <Group className={styles.buttons}>
        {changed && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={onReset}
          >
            {orders.reset}
          </Button>
        )}
        {changed ? (
          <Button
            leftSection={<IconPencil size={18} aria-hidden />}
            disabled={summary.everyLineRemoved}
            onClick={() => ask(save)}
          >
            {orders.save}
          </Button>
        ) : (
          <Button leftSection={<IconCheck size={18} aria-hidden />} onClick={() => ask(accept)}>
            {orders.accept}
          </Button>
        )}
      </Group>
    </Bar>
  )
}

function DoneAction({ ask }: { ask: (question: Question) => void }) {
  const { orders } = useTexts()
  const done: Question = {
    answer: { action: 'done' },
    title: orders.setToDoneTitle,
    message: orders.supplierDoneMessage,
    confirm: orders.setToDone,
  }
  return (
    <Bar>
      <Group className={styles.buttons}>
        <Button leftSection={<IconChecks size={18} aria-hidden />} onClick={() => ask(done)}>
          {orders.setToDone}
        </Button>
      </Group>
    </Bar>
  )
}

/** What is done most stays under the thumb; what takes everything away lies below, out of its way. */
function Bar({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <>
      <div className={styles.bar}>{children}</div>
      {below}
    </>
  )
}
