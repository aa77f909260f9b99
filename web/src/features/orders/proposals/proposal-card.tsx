import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { IconArrowBackUp, IconArrowsExchange } from '@tabler/icons-react'
import { useId } from 'react'
import { TextLink } from '../../../components/links.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useConnected } from '../../../platform/api/connection.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { useMay } from '../../../platform/session/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerProposal } from './answer-proposal.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import styles from './proposals.module.css'
import type { Proposal, ProposalLine, ProposedPart } from './proposed-part.ts'
import { useDeadline } from './use-deadline.ts'
import { useProposalAnswer } from './use-proposal-answer.ts'

type ProposalCardProps = { part: ProposedPart; proposal: Proposal }

/** A proposal that waits: of the other side to be answered, of the own one to be awaited or taken back. */
export function ProposalCard({ part, proposal }: ProposalCardProps) {
  const texts = useTextsOf(proposalsTexts)
  const orderChangesWords = useTextsOf(orderChangesTexts)
  const { offline } = useTexts()
  const title = useId()
  const connected = useConnected()
  const mayManageOrders = useMay('manage_orders')
  const { when, left } = useDeadline(proposal.answer_by)
  const isOwn = proposal.side === part.side
  const Heading = part.side === 'restaurant' ? 'h3' : 'h2'
  const { business } = part
  const isAsked = !isOwn && mayManageOrders
  return (
    <section
      className={`${styles.card} ${part.side === 'supplier' ? styles.ofSupplier : ''}`}
      aria-labelledby={title}
    >
      <div className={styles.head}>
        <IconArrowsExchange className={styles.icon} size={22} aria-hidden />
        <Heading id={title}>{isOwn ? texts.titleTo(business) : texts.titleFrom(business)}</Heading>
      </div>
      <p>
        {isOwn ? (
          texts.waits(business, when)
        ) : (
          <>
            <strong>{texts.answerBefore(when)}</strong> {texts.left(left.hours, left.minutes)}{' '}
            {texts.silenceRefuses}
          </>
        )}
      </p>
      {proposal.reason && (
        <p className={styles.said}>
          {orderChangesWords.because(orderChangesWords.reasons[proposal.reason], proposal.note)}
        </p>
      )}
      {connected || !mayManageOrders ? null : (
        <Notice tone="pending">{offline.answerUnavailable}</Notice>
      )}
      {isAsked ? (
        <AnswerProposal part={part} proposal={proposal} />
      ) : (
        <ul className={styles.lines}>
          {proposal.lines.map((line) => (
            <li key={line.public_id}>
              <ProposalFacts proposed={line} part={part} />
            </li>
          ))}
        </ul>
      )}
      {isOwn && mayManageOrders && <Withdraw part={part} proposal={proposal} />}
      {isAsked && part.supplierPublicId && proposal.lines.some(isSubstitute) && (
        <TextLink
          className="standalone-link"
          to="/substitutes"
          search={{ supplier: part.supplierPublicId }}
          aria-label={texts.alwaysSameOf(business)}
        >
          {texts.alwaysSame}
        </TextLink>
      )}
    </section>
  )
}

function isSubstitute({ kind }: ProposalLine): boolean {
  return kind === 'substitute'
}

function Withdraw({ part, proposal }: ProposalCardProps) {
  const texts = useTextsOf(proposalsTexts)
  const connected = useConnected()
  const answer = useProposalAnswer(part, proposal)
  return (
    <>
      {answer.failure && <Notice tone="error">{answer.failure}</Notice>}
      <div className={styles.buttons}>
        <Button
          variant="default"
          aria-label={texts.withdrawOf(part.business)}
          disabled={!connected}
          loading={answer.isPending}
          icon={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => answer.start({ is: 'withdraw' })}
        >
          {texts.withdraw}
        </Button>
      </div>
    </>
  )
}
