import { Button, Group } from '@mantine/core'
import { IconArrowBackUp, IconBan, IconCheck, IconChecks, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './answer-buttons.module.css'
import { asUpdate, type Changes, type summaryOf } from './order-changes.ts'
import type { SupplierOrder } from './order-queries.ts'
import type { SupplierAnswer } from './use-supplier-answer.ts'

/** What is asked once more before an answer is sent. */
export type Question = {
  answer: SupplierAnswer
  title: string
  message: string
  confirm: string
  destructive?: boolean
}

type Ask = (question: Question) => void

export type PendingButtonsProps = {
  order: SupplierOrder
  changes: Changes
  summary: ReturnType<typeof summaryOf>
  onReset: () => void
  ask: Ask
}

/** An order that waits: as it is, with the changes on screen, or not at all. */
export function PendingButtons(props: PendingButtonsProps) {
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
    title: orders.sendChangesTitle,
    message: description,
    confirm: orders.sendChanges,
  }
  const cancel: Question = {
    answer: { action: 'cancelled' },
    title: orders.rejectTitle,
    message: orders.rejectMessage(restaurant),
    confirm: orders.reject,
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
          {orders.reject}
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
            {orders.discardChanges}
          </Button>
        )}
        {changed ? (
          <Button
            leftSection={<IconPencil size={18} aria-hidden />}
            disabled={summary.everyLineRemoved}
            onClick={() => ask(save)}
          >
            {orders.sendChanges}
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

/** `next`: where an answer was just given, the way to the next order, which is then what is done first. */
export function DoneButton({ ask, next }: { ask: Ask; next?: ReactNode }) {
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
        <Button
          variant={next ? 'default' : 'filled'}
          leftSection={<IconChecks size={18} aria-hidden />}
          onClick={() => ask(done)}
        >
          {orders.setToDone}
        </Button>
        {next}
      </Group>
    </Bar>
  )
}

/** What is done most stays under the thumb; what takes everything away lies below, out of its way. */
export function Bar({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <>
      <div className={styles.bar}>{children}</div>
      {below}
    </>
  )
}
