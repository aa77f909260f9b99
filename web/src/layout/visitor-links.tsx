import { PrerenderedLink } from '../components/prerendered-link.tsx'
import { useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'

/** About us and contact us, for those who are not signed in. */
export function VisitorLinks({ className = '' }: { className?: string | undefined }) {
  const { layout } = useTexts()
  return (
    <nav className={`${styles.nav} ${className}`} aria-label={layout.header}>
      <PrerenderedLink to="/about-us" className={styles.link}>
        {layout.about}
      </PrerenderedLink>
      <PrerenderedLink to="/contact-us" className={styles.link}>
        {layout.contact}
      </PrerenderedLink>
    </nav>
  )
}

export function LoginLink() {
  const { layout } = useTexts()
  return (
    <PrerenderedLink to="/login" className={`${styles.link} ${styles.login}`}>
      {layout.login}
    </PrerenderedLink>
  )
}
