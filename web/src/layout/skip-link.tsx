import { useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'

export function SkipLink() {
  const { layout } = useTexts()
  return (
    <a href="#main" className={`${styles.skip} p-sm-md leaf bold`}>
      {layout.skip}
    </a>
  )
}
