import { Notice } from '../../components/notice.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { useLegalSentences } from '../../platform/language/legal.ts'
import { Button } from '../../ui/button.tsx'
import styles from './consent-answers.module.css'
import { useChoosePromotions } from './use-choose-promotions.ts'

type ConsentAnswersProps = {
  source: 'question' | 'account'
  /** It has been refused before: to refuse it again would change nothing. */
  refused?: boolean
}

/** Who asks for consent to promotions and how it is withdrawn, and the answers, none of which is preferred. */
export function ConsentAnswers({ source, refused = false }: ConsentAnswersProps) {
  const { promotionConsent } = useTexts()
  const { asks } = useLegalSentences()
  const choose = useChoosePromotions()
  const answer = (wanted: boolean) => choose.start({ wanted, source })
  return (
    <>
      <p className={`${styles.terms} mb-md soft`}>
        {asks} {promotionConsent.withdraw}
      </p>
      <div className="gap-sm row">
        <Button variant="default" loading={choose.isPending} onClick={() => answer(true)}>
          {promotionConsent.yes}
        </Button>
        {refused ? null : (
          <Button variant="default" loading={choose.isPending} onClick={() => answer(false)}>
            {promotionConsent.no}
          </Button>
        )}
      </div>
      {choose.failure ? <Notice tone="error">{choose.failure}</Notice> : null}
    </>
  )
}
