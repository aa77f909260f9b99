import { PrerenderedLink } from '../components/prerendered-link.tsx'
import { useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'

/** About us and contact us, for those who are not signed in. */
export function VisitorLinks({ className = '' }: { className?: string | undefined }) {
  const { layout } = useTexts()
  const looks = { className: `${styles.link} ${className}` }
  return (
    <nav className={styles.nav} aria-label={layout.header}>
      <PrerenderedLink to="/about-us" {...looks}>
        {layout.about}
      </PrerenderedLink>
      <PrerenderedLink to="/contact-us" {...looks}>
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
