import { LISTING_NAMES } from '@halles/domain/product.ts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../platform/language/language.ts'
import { DropdownMenu, MenuItem } from '../ui/dropdown-menu.tsx'
import { CategoriesButton } from './categories-button.tsx'

export type CategoriesMenuProps = {
  home: '/categories' | '/supplier/categories'
  name: 'market' | 'products'
  current: 'page' | 'true' | undefined
}

export function CategoriesDropdown({ home, name, current }: CategoriesMenuProps) {
  const { menu } = useTexts()
  return (
    <DropdownMenu button={<CategoriesButton name={name} aria-current={current} />} align="start">
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
