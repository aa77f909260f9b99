import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { api } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { clearStoredAtLogout } from '../../platform/stored.ts'

/** SPEC section 7: then go to `/`. A full load, so that nothing of the account stays in memory. */
async function logOut() {
  await api.logout()
  clearStoredAtLogout()
  location.assign('/')
}

export function LogOutButton() {
  const { accounts } = useTexts()
  return (
    <Button
      variant="default"
      leftSection={<IconLogout size={18} aria-hidden />}
      // SPEC section 8: a failure is only logged, which the query client's log does not see.
      // biome-ignore lint/suspicious/noConsole: the browser's log is the place SPEC names
      onClick={() => logOut().catch(console.error)}
    >
      {accounts.logout}
    </Button>
  )
}
