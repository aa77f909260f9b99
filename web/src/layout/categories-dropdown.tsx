import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { LISTING_NAMES } from '@halles/domain/product.ts'
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../platform/language/language.ts'
import { CategoriesButton } from './categories-button.tsx'
import menuStyles from './categories-menu.module.css'

type CategoriesDropdownProps = { home: '/categories' | '/supplier/categories' }

/** It was asked for: it opens as soon as it is there. */
export function CategoriesDropdown({ home }: CategoriesDropdownProps) {
  const { menu } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    // It replaces the button that had the focus, and gives it back at the end.
    button.current?.focus()
    setOpened(true)
  }, [])
  return (
    // In the header's landmark, and without Mantine's empty first element, which a menu may not have.
    <Menu
      position="bottom-start"
      shadow="md"
      classNames={menuStyles}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      opened={opened}
      onChange={setOpened}
    >
      <Menu.Target>
        <CategoriesButton ref={button} />
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
