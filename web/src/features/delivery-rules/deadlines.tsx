import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import styles from './delivery-rules.module.css'
import type { DeliveryRules } from './delivery-rules-queries.ts'
import { useDeliveryRulesTexts } from './use-delivery-rules-texts.ts'

const DeadlinesDialog = lazyComponent(
  async () => (await import('./deadlines-dialog.tsx')).DeadlinesDialog,
)

/** How long there is to answer a proposal, and to ask for a credit. */
export function Deadlines({ rules }: { rules: DeliveryRules }) {
  const words = useDeliveryRulesTexts()
  const [isOpened, setOpened] = useState(false)
  const isMounted = useMountOnFirstOpen(isOpened)
  return (
    <section className={styles.deadlines} aria-labelledby="deadlines">
      <h2 id="deadlines">{words.deadlinesTitle}</h2>
      <p>{words.answerWithin(rules.answer_minutes)}</p>
      <p>{words.creditWithin(rules.credit_hours)}</p>
      <Button variant="default" onClick={() => setOpened(true)}>
        {words.changeDeadlines}
      </Button>
      {isMounted ? (
        <DeadlinesDialog opened={isOpened} rules={rules} onClose={() => setOpened(false)} />
      ) : null}
    </section>
  )
}
