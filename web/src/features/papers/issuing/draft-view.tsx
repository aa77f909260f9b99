import { issuingTexts } from '@halles/texts/pages/issuing.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AskButton } from '../../../components/ask-button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { useChange } from '../../../components/use-change.ts'
import { api, firstProblem } from '../../../platform/api/api.ts'
import type { Nothing } from '../../../platform/api/change.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import type { PaperContent } from '../paper/paper-content.ts'
import { PaperLines } from '../paper/paper-lines.tsx'
import { PaperParties } from '../paper/paper-parties.tsx'
import { PaperTotals } from '../paper/paper-totals.tsx'
import { ALL_PAPERS, paperOptions } from '../paper-queries.ts'
import { type DraftAsked, draftOptions, refusedWith } from './issuing-queries.ts'
import { isLacking, Lacking } from './lacking.tsx'

type Draft = Exclude<PaperContent, { public_id: string }>

type DraftViewProps = { asked: DraftAsked; onIssued: (paperPublicId: string) => void }

/** What an invoice would say today, and the button that issues it. */
export function DraftView({ asked, onIssued }: DraftViewProps) {
  const texts = useTextsOf(issuingTexts)
  const query = useQuery(draftOptions(asked))
  if (isLacking(query.error)) return <Lacking error={query.error} />
  return (
    <QueryState query={query} error={query.error ? firstProblem(query.error) : texts.draftError}>
      {(draft) => (
        <>
          <Notice tone="draft">{texts.draftNote}</Notice>
          <PaperParties content={draft} />
          <PaperLines side="supplier" content={draft} credited={new Map()} isCompared />
          <PaperTotals content={draft} />
          <div className="row end">
            <Issue asked={asked} draft={draft} onIssued={onIssued} />
          </div>
        </>
      )}
    </QueryState>
  )
}

function Issue({ asked, draft, onIssued }: DraftViewProps & { draft: Draft }) {
  const texts = useTextsOf(issuingTexts)
  const { dollars } = useFormat()
  const client = useQueryClient()
  const issue = useChange({
    stale: ALL_PAPERS,
    call: (_: Nothing, options) =>
      api.invoiceIssue({ ...withOrders(asked), version: draft.version }, options),
    done(paper) {
      onIssued(paper.public_id)
      void client.prefetchQuery(paperOptions(paper.public_id))
      return texts.issued(paper.label)
    },
    failed(error) {
      const changed = refusedWith(error, 'draft_changed')?.draft
      if (changed) client.setQueryData(draftOptions(asked).queryKey, changed)
      else void client.invalidateQueries({ queryKey: draftOptions(asked).queryKey })
      return changed ? texts.changed : firstProblem(error)
    },
  })
  return (
    <AskButton
      title={texts.issueTitle}
      message={texts.issueMessage(dollars(draft.total), draft.buyer.name)}
      confirm={texts.issue}
      change={issue}
    >
      {texts.issue}
    </AskButton>
  )
}

function withOrders(asked: DraftAsked) {
  return 'orders' in asked ? { orders: [...asked.orders] } : asked
}
