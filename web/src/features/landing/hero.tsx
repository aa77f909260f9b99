import { useTexts } from '../../platform/language.ts'
import { HallDrawing } from './hall-drawing.tsx'
import styles from './landing.module.css'

export function Hero() {
  const { headline, lead, ways } = useTexts().landing
  return (
    <div className={styles.hero}>
      <HallDrawing className={styles.hall} />
      <div className={styles.heroInner}>
        <h1>{headline}</h1>
        <p>{lead}</p>
        <div className={styles.doors}>
          <a href="/signup?type=restaurant" className={styles.door}>
            {ways.restaurant.signUp}
          </a>
          <a href="/signup?type=supplier" className={styles.doorQuiet}>
            {ways.supplier.signUp}
          </a>
        </div>
      </div>
    </div>
  )
}
