import { teamTexts } from '@halles/texts/pages/team.ts'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { useToasts } from '../components/toasts.tsx'
import { errorMessage } from '../platform/api/api.ts'
import { countedAsBusy } from '../platform/api/busy.ts'
import { useTextsOf } from '../platform/language/language.ts'
import { switchBusiness } from '../platform/session/session.ts'
import { HOMES, viewerOf } from '../platform/session/viewer.ts'
import { BusinessButton, type BusinessMenuProps } from './business-button.tsx'
import styles from './business-dropdown.module.css'
import menuStyles from './categories-menu.module.css'

/** Whoever switches waits no longer for what is still to be sent: it stays on the device for its business. */
const TIMEOUT_MS = 5_000

/** It was asked for: it opens as soon as it is there. */
export function BusinessDropdown({ member, sendFirst }: BusinessMenuProps) {
  const { roles, current, unsentTitle, unsent, switchAnyway } = useTextsOf(teamTexts)
  const toasts = useToasts()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const [asking, setAsking] = useState<{ business: string; unsent: number }>()
  useEffect(() => {
    // It replaces the button that had the focus, and gives it back at the end.
    button.current?.focus()
    setOpened(true)
  }, [])

  async function sendAndSwitch(business: string) {
    const left = await countedAsBusy(() => sendFirst(TIMEOUT_MS))
    if (left > 0) setAsking({ business, unsent: left })
    else await switchTo(business)
  }
  async function switchTo(business: string) {
    setAsking(undefined)
    try {
      const answer = await switchBusiness(business)
      // A new page: nothing of the other business is in it.
      location.assign(HOMES[viewerOf(answer)])
    } catch (error) {
      toasts.error(errorMessage(error))
    }
  }
  const menu = (
    // In the header's landmark, and without Mantine's empty first element, which a menu may not have.
    <Menu
      position="bottom-end"
      shadow="md"
      classNames={menuStyles}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      opened={opened}
      onChange={setOpened}
    >
      <Menu.Target>
        <BusinessButton ref={button} business={member.business} />
      </Menu.Target>
      <Menu.Dropdown>
        {member.businesses.map(({ public_id, name, role }) => {
          const isCurrent = public_id === member.account
          return (
            <Menu.Item
              key={public_id}
              aria-current={isCurrent}
              rightSection={isCurrent ? <IconCheck size={20} aria-hidden /> : null}
              onClick={() => isCurrent || sendAndSwitch(public_id)}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{roles[role]}</span>
              {isCurrent ? <span className="visually-hidden">{current}</span> : null}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
  return (
    <>
      {menu}
      {asking ? (
        <ConfirmDialog
          opened
          title={unsentTitle}
          confirm={switchAnyway}
          onConfirm={() => switchTo(asking.business)}
          onClose={() => setAsking(undefined)}
        >
          {unsent(asking.unsent, member.business)}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
