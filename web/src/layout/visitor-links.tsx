import { PageLink } from '../components/prerendered-link.tsx'
import { useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'

/** About us and contact us, for those who are not signed in. */
export function VisitorLinks({ className = '' }: { className?: string | undefined }) {
  const { layout } = useTexts()
  const looks = { className: `${styles.link} ${className}` }
  return (
    <>
      <PageLink to="/about-us" {...looks}>
        {layout.about}
      </PageLink>
      <PageLink to="/contact-us" {...looks}>
        {layout.contact}
      </PageLink>
    </>
  )
}

export function LoginLink() {
  const { layout } = useTexts()
  return (
    <PageLink to="/login" className={`${styles.link} ${styles.login}`}>
      {layout.login}
    </PageLink>
  )
}
