import { IconChevronDown, IconLayoutGrid } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'

type CategoriesButtonProps = ComponentProps<'button'> & { name: 'market' | 'products' }

/** The place in the header, with its categories under it. */
export function CategoriesButton({ name, ...props }: CategoriesButtonProps) {
  const { layout } = useTexts()
  const label = layout.places[name]
  return (
    <button
      {...props}
      type="button"
      // After what the menu gives it: a class of nothing among it.
      className={styles.tool}
      aria-label={`${label}, ${layout.categories}`}
      aria-haspopup="menu"
    >
      <IconLayoutGrid size={22} aria-hidden />
      <span className={styles.word}>{label}</span>
      <IconChevronDown size={18} className={styles.word} aria-hidden />
    </button>
  )
}
