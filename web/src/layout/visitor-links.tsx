import { Link } from '@tanstack/react-router'
import { useBuiltPages } from '../platform/built-pages.ts'
import { useTexts } from '../platform/language.ts'
import styles from './header.module.css'

/** About us and contact us, for those who are not signed in. */
export function VisitorLinks({ className = '' }: { className?: string | undefined }) {
  const { layout } = useTexts()
  const built = useBuiltPages()
  const about = built('/about-us')
  const contact = built('/contact-us')
  const looks = { className: `${styles.link} ${className}` }
  return (
    <>
      {about ? (
        <Link to={about} {...looks}>
          {layout.about}
        </Link>
      ) : null}
      {contact ? (
        <Link to={contact} {...looks}>
          {layout.contact}
        </Link>
      ) : null}
    </>
  )
}

export function LoginLink() {
  const { layout } = useTexts()
  return (
    <Link to="/login" className={`${styles.link} ${styles.login}`}>
      {layout.login}
    </Link>
  )
}
