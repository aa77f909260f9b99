import { useTexts } from '../platform/language/language.ts'
import styles from './footer.module.css'
import { FooterLinks } from './footer-links.tsx'
import { Logo } from './logo.tsx'

export function Footer() {
  const { layout } = useTexts()
  return (
    <footer className={styles.footer}>
      <Arcade />
      <div className={`${styles.inner} center between row`}>
        <div className="flex center gap-md">
          <Logo size={44} />
          <div>
            <p className={styles.wordmark}>{layout.name}</p>
            <p className={styles.tagline}>{layout.tagline}</p>
          </div>
        </div>
        <FooterLinks className={`${styles.links} row`} />
        <p className={styles.credits}>{layout.credits}</p>
      </div>
    </footer>
  )
}

/** A row of iron arches carries the roof. Ornament only. */
function Arcade() {
  return (
    <svg className={`${styles.arcade} full block`} aria-hidden="true">
      <pattern id="arcade" width="112" height="56" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M0 1h112M0 8h112M4 8v48M108 8v48M4 56a52 46 0 0 1 104 0M16 56a40 34 0 0 1 80 0" />
          <path d="M56 22V10M33 28l-5-9m51 9 5-9M20 44l-10-5m82 5 10-5" />
        </g>
      </pattern>
      <rect width="100%" height="56" fill="url(#arcade)" />
    </svg>
  )
}
