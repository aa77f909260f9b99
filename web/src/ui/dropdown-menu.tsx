import { Menu } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './dropdown-menu.module.css'
import options from './options.module.css'

type DropdownMenuProps = {
  /** The button that opens it; it stands where another stood that was pressed, and opens at once. */
  button: ReactElement
  align: 'start' | 'end'
  children: ReactNode
}

/** A menu of the header, and inside it: nothing that is read stands outside of the landmarks. It comes when it is first asked for. */
export function DropdownMenu({ button, align, children }: DropdownMenuProps) {
  const place = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const [header, setHeader] = useState<HTMLElement | null>(null)
  useEffect(() => {
    // It replaces the button that had the focus, and gives it back at the end.
    place.current?.focus()
    setHeader(place.current?.closest('header') ?? null)
    setOpened(true)
  }, [])
  return (
    <Menu.Root open={opened} onOpenChange={setOpened} modal={false}>
      <Menu.Trigger ref={place} render={button} />
      <Menu.Portal container={header}>
        <Menu.Positioner className={styles.place} align={align} sideOffset={6}>
          <Menu.Popup className={`${options.box} ${styles.menu}`}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

type MenuItemProps = {
  'aria-current'?: boolean
  /** A link, where the item leads somewhere. */
  link?: ReactElement
  onClick?: () => void
  children: ReactNode
}

export function MenuItem({ link, ...props }: MenuItemProps) {
  return <Menu.Item className={options.option} {...(link && { render: link })} {...props} />
}
