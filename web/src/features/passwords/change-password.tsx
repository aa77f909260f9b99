import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
import { Button } from '../../ui/button.tsx'

const load = async () => (await import('./change-form.tsx')).ChangeForm
const ChangeForm = lazyComponent(load)

export function ChangePassword() {
  const { passwords } = useTexts()
  usePreloadWhenIdle(load)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        icon={<IconKey size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {passwords.change}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={passwords.change}>
        <ChangeForm onDone={() => setOpened(false)} />
      </Dialog>
    </>
  )
}
