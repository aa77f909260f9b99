import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../platform/language/language.ts'
import { promotionsAreOffered } from '../../platform/language/legal.ts'
import { useMay } from '../../platform/session/viewer.ts'
import { ConsentAnswers } from './consent-answers.tsx'
import { promotionChoicesOptions } from './promotion-queries.ts'
import styles from './promotion-question.module.css'

/** Asks the owner of a restaurant that was never asked whether it wants promotions. It stays until it is answered and holds up nothing. */
export function PromotionQuestion() {
  const { promotionConsent } = useTexts()
  const isOwners = useMay('settings')
  const { data } = useQuery({ ...promotionChoicesOptions, staleTime: Number.POSITIVE_INFINITY })
  if (!isOwners || data?.consent !== null || !promotionsAreOffered()) return null
  return (
    <section className={styles.question} aria-labelledby="promotion-question">
      <div className="card pad">
        <h2 id="promotion-question">{promotionConsent.question}</h2>
        <ConsentAnswers source="question" />
      </div>
    </section>
  )
}
