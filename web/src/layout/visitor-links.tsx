import { Link } from '@tanstack/react-router'
import { useTexts } from '../platform/language.ts'
import styles from './header.module.css'

/** About us and contact us, for those who are not signed in. */
export function VisitorLinks({ className = '' }: { className?: string | undefined }) {
  const { layout } = useTexts()
  const looks = { className: `${styles.link} ${className}` }
  return (
    <>
      <Link to="/about-us" {...looks}>
        {layout.about}
      </Link>
      <Link to="/contact-us" {...looks}>
        {layout.contact}
      </Link>
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
