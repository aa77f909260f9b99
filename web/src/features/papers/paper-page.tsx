import { paperTexts } from '@halles/texts/pages/paper.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { PaperView } from './paper/paper-view.tsx'
import { PaperFiles } from './paper-files.tsx'
import { type Paper, type PaperSide, paperOptions } from './paper-queries.ts'
import { PaperPayments } from './payments/paper-payments.tsx'

type PaperPageProps = {
  side: PaperSide
  publicId: string
  back: ReactNode
  actions?: (paper: Paper) => ReactNode
}

/** A page of one paper, as the route of either side composes it. */
export function PaperPage({ side, publicId, back, actions }: PaperPageProps) {
  const texts = useTextsOf(paperTexts)
  const query = useQuery(paperOptions(publicId))
  const paper = query.data
  return (
    <Page
      title={paper ? texts.titles[paper.kind](paper.label) : texts.title}
      back={back}
      action={paper ? <PaperFiles paper={paper} /> : undefined}
    >
      <QueryState query={query} error={texts.loadError}>
        {(found) => (
          <PaperView
            side={side}
            paper={found}
            actions={actions?.(found)}
            payments={
              found.kind === 'invoice' ? (
                <PaperPayments side={side} publicId={found.public_id} />
              ) : null
            }
          />
        )}
      </QueryState>
    </Page>
  )
}
