import { Link } from '@tanstack/react-router'
import { useBuiltPages } from '../../platform/built-pages.ts'
import { useTexts } from '../../platform/language.ts'
import { HallDrawing } from './hall-drawing.tsx'
import styles from './landing.module.css'

export function Hero() {
  const { headline, lead, ways } = useTexts().landing
  const signUp = useBuiltPages()('/signup')
  return (
    <div className={styles.hero}>
      <HallDrawing className={styles.hall} />
      <div className={styles.heroInner}>
        <h1>{headline}</h1>
        <p>{lead}</p>
        <div className={styles.doors}>
          {signUp ? (
            <>
              <Link to={signUp} className={styles.door}>
                {ways.restaurant.signUp}
              </Link>
              <Link to={signUp} className={styles.doorQuiet}>
                {ways.supplier.signUp}
              </Link>
            </>
          ) : (
            <Link to="/login" className={styles.door}>
              {ways.login}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
