import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { promotedSpecialsTexts } from '@halles/texts/pages/promoted-specials.ts'
import { Facts } from '../../components/facts.tsx'
import { ProductLink } from '../../components/product-link.tsx'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import named from './promoted-specials.module.css'
import styles from './promotions.module.css'

type PastPromotionsProps = Pick<Received<Endpoints['promotionList']>, 'promotions'>

/** What a supplier sent, with the specials as they were then. */
export function PastPromotions({ promotions: past }: PastPromotionsProps) {
  const { promotions } = useTexts()
  const { moment } = useFormat()
  return (
    <section className={styles.past} aria-labelledby="past-promotions">
      <h2 id="past-promotions">{promotions.history}</h2>
      {past.length === 0 ? <p className={styles.soft}>{promotions.historyEmpty}</p> : null}
      {past.map(({ sent_at, recipients, message, specials }) => (
        <article key={sent_at} className={`${styles.promotion} mt-md card p-lg`}>
          <div className="between gap-0-md bold row">
            <time dateTime={sent_at}>{moment(sent_at)}</time>
            <span className={styles.soft}>{promotions.sentTo(recipients)}</span>
          </div>
          <p>{message}</p>
          {specials.length > 0 ? <NamedSpecials specials={specials} /> : null}
        </article>
      ))}
    </section>
  )
}

type NamedSpecialsProps = Pick<PastPromotionsProps['promotions'][number], 'specials'>

function NamedSpecials({ specials }: NamedSpecialsProps) {
  const texts = useTextsOf(promotedSpecialsTexts)
  const { dollars, shortDay } = useFormat()
  return (
    <ul className={`${named.named} small`} aria-label={texts.named}>
      {specials.map(({ product, price, from_cases, from_day, until_day }) => (
        <li key={`${product.public_id} ${from_day}`}>
          <ProductLink product={product} isOwn />
          <Facts>
            <strong>{dollars(price)}</strong>
            {texts.insteadOf(dollars(product.list_price))}
            {from_cases > 1 ? texts.fromCases(from_cases) : null}
            {texts.days(shortDay(from_day), shortDay(until_day))}
          </Facts>
        </li>
      ))}
    </ul>
  )
}
