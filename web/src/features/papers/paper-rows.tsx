import { papersTexts } from '@halles/texts/pages/papers.ts'
import { Facts } from '../../components/facts.tsx'
import { Money } from '../../components/money.tsx'
import rows from '../../components/rows.module.css'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { PaperBadge } from './paper-badge.tsx'
import { PaperLink } from './paper-link.tsx'
import type { ListedPaper, PaperSide } from './paper-queries.ts'

type PaperRowsProps = { side: PaperSide; papers: readonly ListedPaper[] }

/** Invoices and credit notes, each a link to itself. */
export function PaperRows({ side, papers }: PaperRowsProps) {
  return (
    <ul className={rows.list}>
      {papers.map((paper) => (
        <li key={paper.public_id} className={rows.item}>
          <PaperLink side={side} publicId={paper.public_id} className={rows.row ?? ''}>
            <PaperFacts paper={paper} />
          </PaperLink>
        </li>
      ))}
    </ul>
  )
}

function PaperFacts({ paper }: { paper: ListedPaper }) {
  const texts = useTextsOf(papersTexts)
  const { shortDay, dollars } = useFormat()
  const { kind, label, issued_on: issued, due_on: due, other, corrects, state, balance } = paper
  const isPart = balance !== null && state !== 'paid' && balance !== paper.total
  return (
    <>
      <span className="min-0">
        <span className="bold anywhere">{other.name}</span>
        <span className="block soft small">
          <Facts>
            {kind === 'invoice' ? label : `${texts.kinds.credit_note} ${label}`}
            {texts.issuedOn(shortDay(issued))}
            {due === null || state === 'paid' ? null : texts.dueOn(shortDay(due))}
            {corrects === null ? null : texts.corrects(corrects.label)}
            {paper.orders.length === 0
              ? null
              : texts.orderNumbers(
                  paper.orders.length,
                  paper.orders.map(({ number }) => number).join(', '),
                )}
          </Facts>
        </span>
      </span>
      <span className={rows.sum}>
        <span className="bold block">
          {kind === 'credit_note' ? '−' : ''}
          <Money amount={paper.total} />
        </span>
        {isPart ? <span className="block soft small">{left(balance)}</span> : null}
        {state === null ? null : <PaperBadge state={state} />}
      </span>
    </>
  )

  function left(balance: string): string {
    return balance.startsWith('-')
      ? texts.toGiveBack(dollars(balance.slice(1)))
      : texts.left(dollars(balance))
  }
}
