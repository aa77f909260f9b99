import { IconChefHat, IconTruck } from '@tabler/icons-react'
import { useTexts } from '../../platform/language.ts'
import styles from './landing.module.css'

const SIDES = [
  ['restaurant', IconChefHat],
  ['supplier', IconTruck],
] as const

/** SPEC section 1: the two sides of the market. */
export function AudienceLinks() {
  const { ways } = useTexts().landing
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{ways.title}</h2>
      <div className={styles.ways}>
        {SIDES.map(([side, Icon]) => (
          <div key={side} className={styles.way}>
            <span className={styles.wayIcon} aria-hidden>
              <Icon size={34} stroke={1.5} />
            </span>
            <h3>{ways[side].title}</h3>
            <p>{ways[side].text}</p>
            <a href={`/signup?type=${side}`}>{ways[side].signUp}</a>
          </div>
        ))}
      </div>
    </section>
  )
}
