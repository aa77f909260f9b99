import { approvalsTexts } from '@halles/texts/pages/approvals.ts'
import { useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { isMontrealToday } from '../../../platform/montreal-day.ts'
import { Button } from '../../../ui/button.tsx'
import type { Approval } from '../cart.ts'
import styles from './approval.module.css'

const RefuseApproval = lazyComponent(
  async () => (await import('./refuse-approval.tsx')).RefuseApproval,
)

/** Who has asked for the cart to be ordered, whether it has changed since, and what became of that. */
export function ApprovalNotice({ approval }: { approval: Approval | null }) {
  const texts = useTextsOf(approvalsTexts)
  const saidAt = useSaidAt()
  if (!approval) return null
  const { asked_by, asked_at, is_own, refused } = approval
  if (refused) {
    const sentence = is_own
      ? texts.refusedYours(refused.by, saidAt(refused.at))
      : texts.refused(asked_by, refused.by, saidAt(refused.at))
    return (
      <Notice tone="warning">
        <strong>{sentence}</strong>
        <Note>{refused.note}</Note>
      </Notice>
    )
  }
  return (
    <Notice tone="pending" action={<Refuse approval={approval} />}>
      <strong>
        {is_own ? texts.askedByYou(saidAt(asked_at)) : texts.asked(asked_by, saidAt(asked_at))}
      </strong>
      <Note>{approval.note}</Note>
      <Changed approval={approval} />
    </Notice>
  )
}

function Note({ children }: { children: string }) {
  const texts = useTextsOf(approvalsTexts)
  return children === '' ? null : <span className={styles.note}>{texts.quoted(children)}</span>
}

/** Said when it comes to be so while the page is open, too. */
function Changed({ approval }: { approval: Approval }) {
  const texts = useTextsOf(approvalsTexts)
  const { dollars } = useFormat()
  const { is_changed, is_own, total_price, is_estimate } = approval
  const sentence = is_own ? texts.changedSinceYours : texts.changedSince
  return (
    <span className={styles.changed} role="status">
      {is_changed ? sentence(dollars(total_price, is_estimate)) : ''}
    </span>
  )
}

function Refuse({ approval }: { approval: Approval }) {
  const texts = useTextsOf(approvalsTexts)
  const [isOpen, setOpen] = useState(false)
  if (!approval.may_answer || approval.is_own) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.refuse}
      </Button>
      {isOpen ? <RefuseApproval approval={approval} opened onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** A moment of the wire as it is said: by its time within today, else with its day. */
function useSaidAt(): (at: string) => string {
  const { time, moment } = useFormat()
  return (at) => {
    // A time is not broken at the end of a line.
    return isMontrealToday(new Date(at)) ? time(at).replaceAll(' ', '\u00a0') : moment(at)
  }
}
