import { Link } from '@tanstack/react-router'
import { useBuiltPages } from '../platform/built-pages.ts'
import { useTexts } from '../platform/language.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'

export function Footer() {
  const { layout } = useTexts()
  const built = useBuiltPages()
  const links = [
    [built('/about-us'), layout.about],
    [built('/privacy'), layout.privacy],
    [built('/faq'), layout.faq],
    [built('/contact-us'), layout.contact],
  ] as const
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.name}>
          <Logo size={44} />
          <div>
            <p className={styles.wordmark}>{layout.name}</p>
            <p className={styles.tagline}>{layout.tagline}</p>
          </div>
        </div>
        <ul className={styles.links}>
          {links.map(([to, label]) =>
            to === undefined ? null : (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ),
          )}
        </ul>
        <p className={styles.credits}>{layout.credits}</p>
      </div>
    </footer>
  )
}
