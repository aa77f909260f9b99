import { formatDeliveryDay } from '@halles/texts/delivery-times.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { Difference } from './proposal-facts.tsx'
import styles from './proposals.module.css'
import type { Proposal, ProposalLine, ProposedLine } from './proposed-part.ts'

type PastProposalProps = {
  proposal: Proposal
  /** Of the order, to name what would have been replaced or changed. */
  lines: readonly Pick<ProposedLine, 'public_id' | 'product'>[]
}

/** In the trail of an order: what was proposed, and what became of each line. */
export function PastProposal({ proposal, lines }: PastProposalProps) {
  const texts = useTextsOf(proposalsTexts)
  const wordsOf = useWords(lines)
  const { status } = proposal
  return (
    <>
      <ul className={styles.past}>
        {proposal.lines.map((line) => (
          <li key={line.public_id}>
            {wordsOf(line)}
            {line.kind === 'day' ? null : (
              <>
                {', '}
                <Difference amount={line.difference} isEstimate={line.is_estimate} />
              </>
            )}
            {status === 'answered' && (
              <>
                {', '}
                <strong className={line.is_agreed ? styles.isAgreed : styles.isRefused}>
                  {line.is_agreed ? texts.agreed : texts.refused}
                </strong>
              </>
            )}
          </li>
        ))}
      </ul>
      {status !== 'answered' && <p className={styles.soft}>{texts.status[status]}</p>}
    </>
  )
}

function useWords(lines: PastProposalProps['lines']) {
  const texts = useTextsOf(proposalsTexts)
  const language = useLanguage()
  const nameOf = useProductName()
  return ({ kind, line_public_id, product, quantity, net, day }: ProposalLine): string => {
    const line = lines.find(({ public_id }) => public_id === line_public_id)
    const of = line ? nameOf(line.product) : ''
    const cases = quantity ?? 0
    if (kind === 'day') return texts.proposedDay(day ? formatDeliveryDay(language, day) : '')
    if (net !== null)
      return texts.proposedWeight(of, formatWeight(language, net, line?.product.unit ?? ''))
    if (!product) return texts.proposedCases(of, cases)
    if (kind === 'substitute' && line) return texts.substitute(nameOf(product), of, cases)
    return texts.add(nameOf(product), cases)
  }
}
