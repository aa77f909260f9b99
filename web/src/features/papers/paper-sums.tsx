import { papersTexts } from '@halles/texts/pages/papers.ts'
import { Money } from '../../components/money.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import type { Balances } from './paper-queries.ts'
import styles from './papers.module.css'

/** What is left to pay: in all, of it by today, of it late. What nobody owes is not said. */
export function PaperSums({
  sums,
}: {
  sums: Pick<Balances['sums'], 'open' | 'due' | 'overdue' | 'credit'>
}) {
  const texts = useTextsOf(papersTexts)
  const shown = (['open', 'due', 'overdue', 'credit'] as const).filter(
    (name) => name !== 'credit' || sums.credit !== '0.00',
  )
  return (
    <dl className={`${styles.sums} mb-lg`} aria-label={texts.sumsLabel}>
      {shown.map((name) => (
        <div key={name} className="card p-sm-md" data-sum={name}>
          <dt className="soft small">{texts.sums[name]}</dt>
          <dd
            className={`size-xl strong ${name === 'overdue' && sums.overdue !== '0.00' ? 'error-text' : ''}`}
          >
            <Money amount={sums[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
