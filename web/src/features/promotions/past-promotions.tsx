import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { Paper } from '@mantine/core'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './promotions.module.css'

type PastPromotionsProps = Pick<Received<Endpoints['promotionList']>, 'promotions'>

/** What the supplier sent, newest first, when and to how many. */
export function PastPromotions({ promotions: past }: PastPromotionsProps) {
  const { promotions } = useTexts()
  const { moment } = useFormat()
  return (
    <section className={styles.past} aria-labelledby="past-promotions">
      <h2 id="past-promotions">{promotions.history}</h2>
      {past.length === 0 ? <p className={styles.soft}>{promotions.historyEmpty}</p> : null}
      {past.map(({ sent_at, recipients, message }) => (
        <Paper key={sent_at} component="article" withBorder p="lg" className={styles.promotion}>
          <div className={styles.top}>
            <time dateTime={sent_at}>{moment(sent_at)}</time>
            <span className={styles.soft}>{promotions.sentTo(recipients)}</span>
          </div>
          <p>{message}</p>
        </Paper>
      ))}
    </section>
  )
}
