import { teamTexts } from '@halles/texts/pages/team.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { useToasts } from '../components/toasts.tsx'
import { errorMessage } from '../platform/api/api.ts'
import { countedAsBusy } from '../platform/api/busy.ts'
import { useTextsOf } from '../platform/language/language.ts'
import { switchBusiness } from '../platform/session/session.ts'
import { HOMES, viewerOf } from '../platform/session/viewer.ts'
import { DropdownMenu, MenuItem } from '../ui/dropdown-menu.tsx'
import { BusinessButton, type BusinessMenuProps } from './business-button.tsx'
import styles from './business-dropdown.module.css'

/** Whoever switches waits no longer for what is still to be sent: it stays on the device for its business. */
const TIMEOUT_MS = 5_000

export function BusinessDropdown({ member, sendFirst }: BusinessMenuProps) {
  const { roles, current, unsentTitle, unsent, switchAnyway } = useTextsOf(teamTexts)
  const toasts = useToasts()
  const [asking, setAsking] = useState<{ business: string; unsent: number }>()
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
  return (
    <>
      <DropdownMenu button={<BusinessButton business={member.business} />} align="end">
        {member.businesses.map(({ public_id, name, role }) => {
          const isCurrent = public_id === member.account
          return (
            <MenuItem
              key={public_id}
              aria-current={isCurrent}
              onClick={() => isCurrent || void sendAndSwitch(public_id)}
            >
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.role}>{roles[role]}</span>
                {isCurrent ? <span className="visually-hidden">{current}</span> : null}
              </span>
              {isCurrent ? <IconCheck size={20} aria-hidden /> : null}
            </MenuItem>
          )
        })}
      </DropdownMenu>
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
