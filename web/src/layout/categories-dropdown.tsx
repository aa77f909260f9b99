import { LISTING_NAMES } from '@halles/domain/product.ts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../platform/language/language.ts'
import { DropdownMenu, MenuItem } from '../ui/dropdown-menu.tsx'
import { CategoriesButton } from './categories-button.tsx'

type CategoriesDropdownProps = { home: '/categories' | '/supplier/categories' }

export function CategoriesDropdown({ home }: CategoriesDropdownProps) {
  const { menu } = useTexts()
  return (
    <DropdownMenu button={<CategoriesButton />} align="start">
      {LISTING_NAMES.map((name) => (
        <MenuItem
          key={name}
          link={<Link to={`${home}/$categoryName`} params={{ categoryName: name }} />}
        >
          {menu[name]}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
