import { IconChefHat, IconTruck } from '@tabler/icons-react'
import { useTexts } from '../../platform/language/language.ts'
import styles from './landing.module.css'

const AUDIENCES = [
  ['restaurant', IconChefHat],
  ['supplier', IconTruck],
] as const

/** product.md 1: the two sides of the market. Each signs up at the top of the page. */
export function Audiences() {
  const { audiences } = useTexts().landing
  return (
    <section aria-labelledby="audiences">
      <h2 id="audiences">{audiences.title}</h2>
      <div className={styles.audiences}>
        {AUDIENCES.map(([kind, Icon]) => (
          <div key={kind} className={styles.audience}>
            <span className={styles.audienceIcon} aria-hidden>
              <Icon size={34} stroke={1.5} />
            </span>
            <h3>{audiences[kind].title}</h3>
            <p>{audiences[kind].text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
