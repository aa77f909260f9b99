import { useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import type { ProposedPart } from './proposed-part.ts'

const ProposalCard = lazyComponent(async () => (await import('./proposal-card.tsx')).ProposalCard)
const ProposalOver = lazyComponent(async () => (await import('./proposal-over.tsx')).ProposalOver)

/** What waits for an answer of either side; once it is over while the page is open, what became of it. */
export function Proposals({ part }: { part: ProposedPart }) {
  const open = part.proposal?.status === 'open' ? part.proposal : null
  const [last, setLast] = useState(open)
  if (open && open !== last) setLast(open)
  if (open) return <ProposalCard key={open.public_id} part={part} proposal={open} />
  return last && <ProposalOver part={part} proposal={last} />
}
