import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTexts } from '../../platform/language.ts'
import { signOut } from '../../platform/session.ts'

export function LogOutButton() {
  const { session } = useTexts()
  return (
    <Button variant="default" leftSection={<IconLogout size={18} aria-hidden />} onClick={signOut}>
      {session.logout}
    </Button>
  )
}
