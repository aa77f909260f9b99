import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { HallDrawing } from './hall-drawing.tsx'
import styles from './landing.module.css'

export function Hero() {
  const { headline, lead, audiences } = useTexts().landing
  return (
    <div className={styles.hero}>
      <HallDrawing className={styles.hall} />
      <div className={styles.heroInner}>
        <h1>{headline}</h1>
        <p>{lead}</p>
        <div className={styles.signUps}>
          <PrerenderedLink to="/signup?type=restaurant" className={styles.signUp}>
            {audiences.restaurant.signUp}
          </PrerenderedLink>
          <PrerenderedLink to="/signup?type=supplier" className={styles.secondarySignUp}>
            {audiences.supplier.signUp}
          </PrerenderedLink>
        </div>
      </div>
    </div>
  )
}
