import { lazy, Suspense, useState } from 'react'
import { CategoriesButton } from './categories-button.tsx'

type CategoriesMenuProps = { home: '/categories' | '/supplier/categories' }

const load = () => import('./categories-dropdown.tsx')
const CategoriesDropdown = lazy(async () => {
  const { CategoriesDropdown } = await load()
  return { default: CategoriesDropdown }
})

/** The menu itself comes when somebody reaches for it. */
export function CategoriesMenu({ home }: CategoriesMenuProps) {
  const [isAsked, setAsked] = useState(false)
  const button = (
    <CategoriesButton onPointerEnter={load} onFocus={load} onClick={() => setAsked(true)} />
  )
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <CategoriesDropdown home={home} />
    </Suspense>
  )
}
