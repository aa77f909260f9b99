import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useMemo } from 'react'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { useConnected } from '../../platform/api/connection.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { CountCard } from './count-card.tsx'
import styles from './count-sheet.module.css'
import { CountSync } from './counting/count-sync.tsx'
import { isCountedToday } from './counting/counted-today.ts'
import { useUnsentCounts } from './counting/use-counts.ts'
import type { Guide } from './guide-queries.ts'
import { sectionsOf } from './sections-of.ts'

/** One number a card, in the order in which things are stored. What is typed is stored here first, and sent when it can be. */
export function CountSheet({ guide }: { guide: Guide }) {
  const texts = useTextsOf(guidesTexts)
  const connected = useConnected()
  const { unsent, isWaiting } = useUnsentCounts()
  const sections = useMemo(() => sectionsOf(guide.items), [guide.items])
  const isOne = sections.length === 1 && sections[0]?.name === ''
  const counted = guide.items.filter(
    (item) => unsent.has(item.public_id) || (item.count && isCountedToday(item.count)),
  ).length
  const waits = (isWaiting || !connected) && unsent.size > 0
  return (
    <>
      <CountSync />
      <p className={styles.hint}>{texts.countHint}</p>
      {waits ? <Notice tone="pending">{texts.waiting(unsent.size)}</Notice> : null}
      {sections.map(({ name, items }) => (
        <section key={items[0]?.public_id} aria-label={isOne ? undefined : name || texts.noSection}>
          {isOne ? null : <h2 className={styles.section}>{name || texts.noSection}</h2>}
          <ul className={styles.cards}>
            {items.map((item) => (
              <CountCard key={item.public_id} guideId={guide.public_id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.end}>
        <p role="status" className={styles.progress}>
          {texts.progress(counted, guide.items.length)}
        </p>
        <ButtonLink to="/guide/$guidePublicId" params={{ guidePublicId: guide.public_id }}>
          {texts.done}
        </ButtonLink>
      </div>
    </>
  )
}
