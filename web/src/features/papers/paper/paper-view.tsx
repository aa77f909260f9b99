import { hasDifference } from '@halles/domain/papers/billed-against-received.ts'
import { paperTexts } from '@halles/texts/pages/paper.ts'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { type Paper, type PaperSide, paperOptions } from '../paper-queries.ts'
import { billedLine, type CreditedLines, creditedLines } from './paper-content.ts'
import { PaperLines } from './paper-lines.tsx'
import { PaperParties } from './paper-parties.tsx'
import { PaperStanding } from './paper-standing.tsx'
import { PaperTotals } from './paper-totals.tsx'

type PaperViewProps = {
  side: PaperSide
  paper: Paper
  /** What may be done with it. */
  actions?: ReactNode
  /** What was paid of it. */
  payments: ReactNode
}

/** An invoice or credit note as it was issued, against what was ordered, sent and received. */
export function PaperView({ side, paper, actions, payments }: PaperViewProps) {
  const credited = useCredited(paper)
  return (
    <>
      <PaperStanding side={side} paper={paper} />
      {actions}
      {paper.kind === 'invoice' ? (
        <Differences side={side} paper={paper} credited={credited} />
      ) : null}
      <PaperLines
        side={side}
        content={paper}
        pages={paper.order_pages}
        credited={credited}
        isCompared={paper.kind === 'invoice'}
      />
      <PaperTotals content={paper} />
      {payments}
      <PaperParties content={paper} />
    </>
  )
}

/** What its credit notes say of each line; undefined until all of them are there. */
function useCredited(paper: Paper): CreditedLines | undefined {
  return useQueries({
    queries: paper.credited_by.map(({ public_id }) => paperOptions(public_id)),
    combine(notes) {
      const known = notes.flatMap(({ data }) => data ?? [])
      return known.length < notes.length ? undefined : creditedLines(known)
    },
  })
}

type DifferencesProps = Pick<PaperViewProps, 'side' | 'paper'> & {
  credited: CreditedLines | undefined
}

/** How many lines are not as they were ordered and received, before one reads them. */
function Differences({ side, paper, credited }: DifferencesProps) {
  const texts = useTextsOf(paperTexts)
  if (credited === undefined) return null
  const differing = paper.lines.filter((line) => hasDifference(billedLine(line, credited))).length
  if (differing > 0) return <Notice tone="warning">{texts.differing(differing)}</Notice>
  if (paper.lines.some(({ received }) => received === null)) {
    return side === 'restaurant' ? <Notice tone="pending">{texts.receiptMissing}</Notice> : null
  }
  return <Notice tone="success">{texts.noDifferences}</Notice>
}
