import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../components/notice.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { promotionsAreOffered } from '../../platform/language/legal.ts'
import { Button } from '../../ui/button.tsx'
import { ConsentAnswers } from './consent-answers.tsx'
import { promotionChoicesOptions } from './promotion-queries.ts'
import styles from './promotions.module.css'
import { useChoosePromotions } from './use-choose-promotions.ts'

type Choices = Received<Endpoints['promotionChoicesInfo']>

/** Whether a restaurant takes promotions, since when, and which suppliers' it has ended all the same. */
export function PromotionChoices() {
  const { promotions, promotionConsent } = useTexts()
  const query = useQuery(promotionChoicesOptions)
  return (
    <section className={styles.choices} aria-labelledby="promotion-choices">
      <h2 id="promotion-choices">{promotionConsent.title}</h2>
      <QueryState query={query} error={promotions.choicesError}>
        {({ consent, suppliers }) => (
          <>
            {consent?.answer ? <Given consent={consent} /> : <NotGiven consent={consent} />}
            {suppliers.length > 0 ? <EndedSuppliers suppliers={suppliers} /> : null}
          </>
        )}
      </QueryState>
    </section>
  )
}

function Given({ consent }: { consent: NonNullable<Choices['consent']> }) {
  const { promotionConsent } = useTexts()
  const { moment } = useFormat()
  const choose = useChoosePromotions()
  return (
    <>
      <p className="soft">{promotionConsent.given(moment(consent.answered_at))}</p>
      <Button
        className="my-md"
        variant="default"
        loading={choose.isPending}
        onClick={() => choose.start({ wanted: false })}
      >
        {promotionConsent.withdrawNow}
      </Button>
      {choose.failure ? <Notice tone="error">{choose.failure}</Notice> : null}
    </>
  )
}

function NotGiven({ consent }: Pick<Choices, 'consent'>) {
  const { promotionConsent, refusals } = useTexts()
  const { moment } = useFormat()
  return (
    <>
      {consent ? <p>{promotionConsent.refused(moment(consent.answered_at))}</p> : null}
      {promotionsAreOffered() ? (
        <>
          <p className="strong mb-xs">{promotionConsent.question}</p>
          <ConsentAnswers source="account" refused={consent !== null} />
        </>
      ) : (
        <p>{refusals.promotions_off}</p>
      )}
    </>
  )
}

function EndedSuppliers({ suppliers }: Pick<Choices, 'suppliers'>) {
  const { promotions } = useTexts()
  const choose = useChoosePromotions()
  return (
    <>
      <p className="mt-md mb-xs">{promotions.stoppedSuppliers}</p>
      {choose.failure ? <Notice tone="error">{choose.failure}</Notice> : null}
      <ul>
        {suppliers.map(({ public_id, name }) => (
          <li key={public_id}>
            {name}
            <Button
              variant="subtle"
              aria-label={promotions.resumeSupplier(name)}
              loading={choose.isPending}
              onClick={() => choose.start({ supplier_public_id: public_id, wanted: true })}
            >
              {promotions.resumeAll}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
