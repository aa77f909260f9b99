import styles from './layout.module.css'

/** product.md 2: the main area of these has no background of its own. */
const BARE: readonly string[] = [
  '/',
  '/contact-us',
  '/about-us',
  '/categories',
  '/supplier/categories',
]

export function mainClass(path: string): string {
  const isBare = BARE.includes(path.replace(/(.)\/$/, '$1'))
  return isBare ? `${styles.main} ${styles.bare}` : `${styles.main}`
}
