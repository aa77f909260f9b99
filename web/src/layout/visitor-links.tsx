import { useTexts } from '../platform/language.ts'
import styles from './header.module.css'

/** About us and contact us, for those who are not signed in. */
export function VisitorLinks({ className = '' }: { className?: string | undefined }) {
  const { layout } = useTexts()
  const looks = { className: `${styles.link} ${className}` }
  return (
    <>
      <a href="/about-us" {...looks}>
        {layout.about}
      </a>
      <a href="/contact-us" {...looks}>
        {layout.contact}
      </a>
    </>
  )
}

export function LoginLink() {
  const { layout } = useTexts()
  return (
    <a href="/login" className={`${styles.link} ${styles.login}`}>
      {layout.login}
    </a>
  )
}
