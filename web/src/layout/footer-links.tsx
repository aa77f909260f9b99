import type { ReactNode } from 'react'
import { PrerenderedLink } from '../components/prerendered-link.tsx'
import { useTexts } from '../platform/language/language.ts'
import styles from './footer-links.module.css'

/** The footer's links (product.md 2), and the terms. `brief`: in words of which all stand beside each other on a phone. */
export function FooterLinks({
  className,
  brief = false,
  children,
}: {
  className?: string | undefined
  brief?: boolean
  /** What follows them. */
  children?: ReactNode
}) {
  const { layout } = useTexts()
  const links = [
    ['/about-us', layout.about],
    ['/privacy', layout.privacy],
    ['/terms', brief ? layout.termsBrief : layout.terms],
    ['/faq', brief ? layout.faqBrief : layout.faq],
    ['/contact-us', brief ? layout.contactBrief : layout.contact],
  ] as const
  return (
    <nav className={styles.nav} aria-label={layout.footer}>
      <ul className={className}>
        {links.map(([page, label]) => (
          <li key={page}>
            <PrerenderedLink to={page}>{label}</PrerenderedLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
