import { PrerenderedLink } from '../components/prerendered-link.tsx'
import { useTexts } from '../platform/language/language.ts'
import styles from './home-link.module.css'

/** The way out of a page that cannot be shown. The landing page leads on whoever is signed in. */
export function HomeLink() {
  const { pages } = useTexts()
  return (
    <PrerenderedLink to="/" className={styles.home}>
      {pages.home}
    </PrerenderedLink>
  )
}
