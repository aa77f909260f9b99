import { LISTING_NAMES } from '@halles/domain/product.ts'
import { Menu } from '@mantine/core'
import { IconChevronDown, IconLayoutGrid } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../platform/language.ts'
import menuStyles from './categories-menu.module.css'
import styles from './header.module.css'

type CategoriesMenuProps = { home: '/categories' | '/supplier/categories' }

export function CategoriesMenu({ home }: CategoriesMenuProps) {
  const { layout, menu } = useTexts()
  return (
    <Menu
      position="bottom-start"
      shadow="md"
      classNames={menuStyles}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={styles.tool} aria-label={layout.categories}>
          <IconLayoutGrid size={22} className={styles.onlyNarrow} aria-hidden />
          <span className={styles.onlyWide}>{layout.categories}</span>
          <IconChevronDown size={18} className={styles.onlyWide} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {LISTING_NAMES.map((name) => (
          <Menu.Item
            key={name}
            renderRoot={(props) => (
              <Link to={`${home}/$categoryName`} params={{ categoryName: name }} {...props} />
            )}
          >
            {menu[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
