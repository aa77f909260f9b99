import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { CaseSize } from '../../components/case-size.tsx'
import { Facts } from '../../components/facts.tsx'
import { Money } from '../../components/money.tsx'
import { OwnPrice } from '../../components/own-price.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './build-guide.module.css'
import type { Candidate } from './guide-queries.ts'

type CandidateRowProps = { candidate: Candidate; checked: boolean; onToggle: () => void }

export function CandidateRow({ candidate, checked, onToggle }: CandidateRowProps) {
  const texts = useTextsOf(guidesTexts)
  const name = useProductName()(candidate)
  return (
    <li>
      <label className={`${styles.candidate} grid center`}>
        <input type="checkbox" checked={checked} onChange={onToggle} />
        <span className={styles.what}>
          <span className={`${styles.product} strong anywhere`}>{name}</span>
          <span className="soft small">
            <Facts>
              {candidate.supplier.name}
              <CaseSize quantity={candidate.quantity_per_case} unit={candidate.unit} />
            </Facts>
          </span>
        </span>
        <span className={styles.figures}>
          <Money amount={candidate.price} isEstimate={Boolean(candidate.sold_by_weight)} />
          <OwnPrice own={candidate.own_price} isEstimate={Boolean(candidate.sold_by_weight)} />
          <span className="soft small">{texts.orders(candidate.order_count)}</span>
        </span>
      </label>
    </li>
  )
}
