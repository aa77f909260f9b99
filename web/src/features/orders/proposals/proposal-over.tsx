import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Notice } from '../../../components/notice.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { threadOptions } from '../thread/thread-queries.ts'
import type { Proposal, ProposedPart } from './proposed-part.ts'

type ProposalOverProps = { part: ProposedPart; proposal: Proposal }

/** What became of a proposal that stood here a moment ago, as the order's trail says it; an own deed is no news. */
export function ProposalOver({ part, proposal }: ProposalOverProps) {
  const texts = useTextsOf(proposalsTexts)
  const trail = useInfiniteQuery(threadOptions(part.publicId)).data
  const found = trail?.entries.find((entry) => entry.proposal?.public_id === proposal.public_id)
  const past = found?.proposal
  if (!past || past.status === 'open') return null
  const isOwn = past.side === part.side
  if (past.status === 'answered' && !isOwn) return null
  if (past.status === 'withdrawn' && isOwn) return null
  return (
    <div role="status">
      <Notice tone={past.status === 'answered' ? 'success' : 'warning'}>
        {texts.over[past.status]}
        {past.status === 'answered' &&
          ` ${texts.agreedSoFar(past.lines.filter((line) => line.is_agreed).length, past.lines.length)}`}
      </Notice>
    </div>
  )
}
