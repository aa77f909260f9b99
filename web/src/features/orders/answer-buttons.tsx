import type { SupplierReason } from '@halles/domain/reasons.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBan,
  IconCheck,
  IconChecks,
  IconPencil,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Notice } from '../../components/notice.tsx'
import { StickyBar } from '../../components/sticky-bar.tsx'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './answer-buttons.module.css'
import type { GivenReason } from './changes/reason-field.tsx'
import { reasonProblem } from './changes/said.ts'
import { SupplierReasonChoice } from './changes/supplier-reason.tsx'
import { asUpdate, type Changes, type summaryOf } from './order-changes.ts'
import type { SupplierOrder } from './order-queries.ts'
import { type ProposedSubstitutes, substitutesFor } from './proposals/substitutes.ts'
import type { SupplierAnswer } from './use-supplier-answer.ts'

/** What is asked once more before an answer is sent. */
export type Question = {
  answer: SupplierAnswer
  title: string
  message: string
  confirm: string
  destructive?: boolean
  /** A reason may be given with it. */
  takesReason?: boolean
}

type Ask = (question: Question) => void

export type PendingButtonsProps = {
  order: SupplierOrder
  changes: Changes
  substitutes: ProposedSubstitutes
  summary: ReturnType<typeof summaryOf>
  /** Why, of all lines that are changed. */
  said: GivenReason<SupplierReason>
  onSaid: (said: GivenReason<SupplierReason>) => void
  onReset: () => void
  /** What is missing can be proposed to be replaced; undefined: nothing can be proposed now. */
  onPropose: (() => void) | undefined
  ask: Ask
}

/** An order that waits: as it is, with the changes on screen, or not at all. */
export function PendingButtons(props: PendingButtonsProps) {
  const { order, changes, substitutes, summary, said, onReset, ask } = props
  const texts = useTextsOf(orderChangesTexts)
  const { orders } = useTexts()
  const restaurant = order.supplierOrder.restaurant.name
  const changed = Object.keys(changes).length > 0
  const { total, description } = useDescription(props)
  const problem = reasonProblem(said, { isRequired: false }, texts)
  const accept: Question = {
    answer: { action: 'accepted' },
    title: orders.acceptTitle,
    message: orders.acceptMessage(restaurant, total),
    confirm: orders.accept,
  }
  const save: Question = {
    answer: asUpdate(changes, said, substitutes),
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
    takesReason: true,
  }
  return (
    <>
      {changed && !summary.everyLineRemoved && <Why {...props} problem={problem} />}
      <Bar
        below={
          <Button
            variant="subtle"
            danger
            className={styles.below}
            icon={<IconBan size={18} aria-hidden />}
            onClick={() => ask(cancel)}
          >
            {orders.reject}
          </Button>
        }
      >
        {summary.everyLineRemoved && (
          <Notice
            tone="error"
            action={
              props.onPropose && (
                <Button
                  variant="default"
                  icon={<IconArrowsExchange size={18} aria-hidden />}
                  onClick={props.onPropose}
                >
                  {texts.propose}
                </Button>
              )
            }
          >
            {props.onPropose ? texts.allRemoved : orders.everyLineRemoved}
          </Notice>
        )}
        <Announcement>{changed && !summary.everyLineRemoved && description}</Announcement>
        <div className={`${styles.buttons} end row center gap-md`}>
          {changed && <DiscardButton onClick={onReset} />}
          {changed ? (
            <Button
              icon={<IconPencil size={18} aria-hidden />}
              disabled={summary.everyLineRemoved || problem !== undefined}
              onClick={() => ask(save)}
            >
              {orders.sendChanges}
            </Button>
          ) : (
            <Button icon={<IconCheck size={18} aria-hidden />} onClick={() => ask(accept)}>
              {orders.accept}
            </Button>
          )}
        </div>
      </Bar>
    </>
  )
}

/** What the changes come to, and the substitutes that are proposed with them, in words. */
function useDescription({ order, changes, substitutes, summary }: PendingButtonsProps) {
  const texts = useTextsOf(orderChangesTexts)
  const { orders } = useTexts()
  const total = useFormat().dollars(summary.totalPrice, summary.isEstimate)
  const count = Object.keys(substitutesFor(substitutes, changes)).length
  const replacements =
    count === 0 ? '' : texts.withReplacements(count, order.supplierOrder.restaurant.name)
  const description = [orders.changes({ ...summary, total }), replacements].join(' ').trim()
  return { total, description }
}

type WhyProps = Pick<PendingButtonsProps, 'said' | 'onSaid'> & { problem: string | undefined }

function Why({ said, onSaid, problem }: WhyProps) {
  const { reasonForAll } = useTextsOf(orderChangesTexts)
  return (
    <div className="mt-md">
      <SupplierReasonChoice label={reasonForAll} said={said} onChange={onSaid} problem={problem} />
    </div>
  )
}

function DiscardButton({ onClick }: { onClick: () => void }) {
  const { orders } = useTexts()
  return (
    <Button variant="default" icon={<IconArrowBackUp size={18} aria-hidden />} onClick={onClick}>
      {orders.discardChanges}
    </Button>
  )
}

/** An accepted order whose lines are being reduced: with a reason, and nothing else. */
export function ReduceButtons(props: PendingButtonsProps) {
  const { order, changes, substitutes, summary, said, onReset, ask } = props
  const texts = useTextsOf(orderChangesTexts)
  const { orders } = useTexts()
  const [isTried, setTried] = useState(false)
  const changed = Object.keys(changes).length > 0
  const { total, description } = useDescription(props)
  const problem = reasonProblem(said, { isRequired: true }, texts)
  function send() {
    setTried(true)
    if (problem) return
    ask({
      answer: asUpdate(changes, said, substitutes),
      title: texts.reduceTitle,
      message: `${description} ${orders.acceptMessage(order.supplierOrder.restaurant.name, total)}`,
      confirm: texts.sendReduction,
    })
  }
  return (
    <>
      {changed && <Why {...props} problem={isTried ? problem : undefined} />}
      <Bar>
        {summary.everyLineRemoved && <Notice tone="error">{texts.notAllRemoved}</Notice>}
        <Announcement>{changed && description}</Announcement>
        <div className={`${styles.buttons} end row center gap-md`}>
          <DiscardButton onClick={onReset} />
          <Button
            icon={<IconPencil size={18} aria-hidden />}
            disabled={!changed || summary.everyLineRemoved}
            onClick={send}
          >
            {texts.sendReduction}
          </Button>
        </div>
      </Bar>
    </>
  )
}

/** `next`: where an answer was just given, the way to the next order, which is then what is done first. */
type DoneButtonProps = {
  ask: Ask
  next?: ReactNode
  /** Undefined: once it was received nothing is reduced. */
  onReduce: (() => void) | undefined
  onPropose: (() => void) | undefined
}

export function DoneButton({ ask, next, onReduce, onPropose }: DoneButtonProps) {
  const { orders } = useTexts()
  const texts = useTextsOf(orderChangesTexts)
  const done: Question = {
    answer: { action: 'done' },
    title: orders.setToDoneTitle,
    message: orders.supplierDoneMessage,
    confirm: orders.setToDone,
  }
  return (
    <Bar>
      <div className={`${styles.buttons} end row center gap-md`}>
        {onReduce && (
          <Button variant="subtle" icon={<IconPencil size={18} aria-hidden />} onClick={onReduce}>
            {texts.reduceAccepted}
          </Button>
        )}
        {onPropose && (
          <Button
            variant="subtle"
            icon={<IconArrowsExchange size={18} aria-hidden />}
            onClick={onPropose}
          >
            {texts.propose}
          </Button>
        )}
        <Button
          variant={next ? 'default' : 'filled'}
          icon={<IconChecks size={18} aria-hidden />}
          onClick={() => ask(done)}
        >
          {orders.setToDone}
        </Button>
        {next}
      </div>
    </Bar>
  )
}

/** What is done most stays under the thumb; what takes everything away lies below, out of its way. */
export function Bar({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <>
      <StickyBar className={styles.bar}>{children}</StickyBar>
      {below}
    </>
  )
}
