import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './delivery-rules.module.css'
import type { DeliveryRules } from './delivery-rules-queries.ts'

const DeadlinesDialog = lazyComponent(
  async () => (await import('./deadlines-dialog.tsx')).DeadlinesDialog,
)

/** How long there is to answer a proposal, and to ask for a credit. */
export function Deadlines({ rules }: { rules: DeliveryRules }) {
  const texts = useTextsOf(deliveryRulesTexts)
  const [isOpened, setOpened] = useState(false)
  const isMounted = useMountOnFirstOpen(isOpened)
  return (
    <section className={styles.deadlines} aria-labelledby="deadlines">
      <h2 id="deadlines">{texts.deadlinesTitle}</h2>
      <p>{texts.answerWithin(rules.answer_minutes)}</p>
      <p>{texts.creditWithin(rules.credit_hours)}</p>
      <Button variant="default" onClick={() => setOpened(true)}>
        {texts.changeDeadlines}
      </Button>
      {isMounted ? (
        <DeadlinesDialog opened={isOpened} rules={rules} onClose={() => setOpened(false)} />
      ) : null}
    </section>
  )
}
