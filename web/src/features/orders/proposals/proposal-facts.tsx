import { formatCaseSize } from '@halles/texts/case-size.ts'
import { formatDifference } from '@halles/texts/format.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { CaseSize } from '../../../components/case-size.tsx'
import { Money } from '../../../components/money.tsx'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { parseDifference } from './difference.ts'
import styles from './proposals.module.css'
import type { ProposalLine, ProposedPart } from './proposed-part.ts'
import { useLineWords } from './use-line-words.ts'

type ProposalFactsProps = { proposed: ProposalLine; part: ProposedPart }

/** One thing that is proposed: what, for how much a case, and what the total changes by. */
export function ProposalFacts({ proposed, part }: ProposalFactsProps) {
  const wordsOf = useLineWords(part)
  const { product } = proposed
  return (
    <>
      <div className={styles.name}>
        <strong>{wordsOf(proposed)}</strong>
        {product && (
          <div className={styles.soft}>
            <Money amount={product.price} isEstimate={Boolean(product.sold_by_weight)} /> ·{' '}
            <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
            <Instead proposed={proposed} part={part} />
          </div>
        )}
      </div>
      {proposed.kind === 'day' ? null : (
        <Difference amount={proposed.difference} isEstimate={proposed.is_estimate} />
      )}
    </>
  )
}

/** The case that it would replace, to compare. */
function Instead({ proposed, part }: ProposalFactsProps) {
  const texts = useTextsOf(proposalsTexts)
  const language = useLanguage()
  const { dollars } = useFormat()
  const line = part.lines.find(({ public_id }) => public_id === proposed.line_public_id)
  if (!line) return null
  const { price, quantity_per_case, unit } = line.product
  const { whole, rest } = formatCaseSize(language, quantity_per_case, unit)
  return <>, {texts.instead(dollars(price, line.isEstimate), whole + rest)}</>
}

/** What a total changes by; nothing is a word. */
export function Difference({ amount, isEstimate }: { amount: string; isEstimate: boolean }) {
  const texts = useTextsOf(proposalsTexts)
  const language = useLanguage()
  const isNone = parseDifference(amount) === 0
  return (
    <span className={styles.difference}>
      {isNone ? texts.sameTotal : formatDifference(language, amount, isEstimate)}
    </span>
  )
}
