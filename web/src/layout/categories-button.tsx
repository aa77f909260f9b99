import { IconChevronDown, IconLayoutGrid } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'

export function CategoriesButton(props: ComponentProps<'button'>) {
  const { layout } = useTexts()
  return (
    <button
      {...props}
      type="button"
      // After what the menu gives it: a class of nothing among it.
      className={styles.tool}
      aria-label={layout.categories}
      aria-haspopup="menu"
    >
      <IconLayoutGrid size={22} className={styles.onlyNarrow} aria-hidden />
      <span className={styles.onlyWide}>{layout.categories}</span>
      <IconChevronDown size={18} className={styles.onlyWide} aria-hidden />
    </button>
  )
}
