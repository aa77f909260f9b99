import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { announce } from '../../../ui/announce.ts'
import { threadOptions } from '../thread/thread-queries.ts'
import type { Proposal, ProposedPart } from './proposed-part.ts'

type ProposalOverProps = { part: ProposedPart; proposal: Proposal }

/** What became of a proposal that stood here a moment ago, as the order's trail says it; an own deed is no news. */
export function ProposalOver({ part, proposal }: ProposalOverProps) {
  const texts = useTextsOf(proposalsTexts)
  const trail = useInfiniteQuery(threadOptions(part.publicId)).data
  const found = trail?.entries.find((entry) => entry.proposal?.public_id === proposal.public_id)
  const past = found?.proposal
  const words = past && isNews(past, part) ? wordsOf(past) : ''
  useEffect(() => {
    if (words !== '') announce(words)
  }, [words])
  if (words === '') return null
  return <Notice tone={past?.status === 'answered' ? 'success' : 'warning'}>{words}</Notice>

  function wordsOf({ status, lines }: Proposal): string {
    if (status === 'open') return ''
    const agreed = lines.filter((line) => line.is_agreed).length
    const said = texts.over[status]
    return status === 'answered' ? `${said} ${texts.agreedSoFar(agreed, lines.length)}` : said
  }
}

function isNews({ side, status }: Proposal, part: ProposedPart): boolean {
  if (status === 'answered') return side === part.side
  return status !== 'withdrawn' || side !== part.side
}
