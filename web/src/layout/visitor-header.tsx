import type { ReactNode } from 'react'
import { PrerenderedLink } from '../components/prerendered-link.tsx'
import { useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

export function VisitorHeader({ language }: { language: ReactNode }) {
  const { layout } = useTexts()
  return (
    <header className={styles.landmark}>
      <div className={styles.header}>
        <div className={`${styles.bar} flex center gap-2xs`}>
          <PrerenderedLink to="/" className={styles.logo} aria-label={layout.home}>
            <Logo />
            <span>{layout.name}</span>
          </PrerenderedLink>
          <VisitorLinks className={styles.onlyWide} />
          {language}
          <LoginLink />
        </div>
      </div>
      <div className={styles.strip}>
        <VisitorLinks />
      </div>
    </header>
  )
}

function VisitorLinks({ className = '' }: { className?: string | undefined }) {
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

function LoginLink() {
  const { layout } = useTexts()
  return (
    <PrerenderedLink to="/login" className={`${styles.link} ${styles.login}`}>
      {layout.login}
    </PrerenderedLink>
  )
}
