import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyComponent } from '../components/lazy-component.tsx'
import { useTexts } from '../platform/language/language.ts'
import { CategoriesButton } from './categories-button.tsx'
import type { CategoriesMenuProps } from './categories-dropdown.tsx'
import styles from './header.module.css'

const load = async () => (await import('./categories-dropdown.tsx')).CategoriesDropdown
const CategoriesDropdown = lazyComponent(load, {
  waiting: ({ name, current }: CategoriesMenuProps) => (
    <CategoriesButton name={name} aria-current={current} />
  ),
  missing: ({ home }: CategoriesMenuProps) => <CategoriesLink home={home} />,
})

/** The menu itself comes when somebody reaches for it. */
export function CategoriesMenu(props: CategoriesMenuProps) {
  const { name, current } = props
  const [isAsked, setAsked] = useState(false)
  // Should it fail, it is loaded again when it is asked for.
  const loadAhead = () => void load().catch(() => {})
  if (isAsked) return <CategoriesDropdown {...props} />
  return (
    <CategoriesButton
      name={name}
      aria-current={current}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => setAsked(true)}
    />
  )
}

/** The page of the categories does what their menu would. */
function CategoriesLink({ home }: Pick<CategoriesMenuProps, 'home'>) {
  const { layout } = useTexts()
  return (
    <Link to={home} className={styles.tool}>
      {layout.categories}
    </Link>
  )
}
