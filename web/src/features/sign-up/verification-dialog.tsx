import { Button, Stack, Text } from '@mantine/core'
import { Dialog } from '../../components/dialog.tsx'
import { useTexts } from '../../platform/language/language.ts'

type VerificationDialogProps = {
  /** The address that was registered; the dialog opens with it. */
  email: string | undefined
  onClose: () => void
}

/** product.md 2: on success people learn that a review comes first. */
export function VerificationDialog({ email, onClose }: VerificationDialogProps) {
  const { signUp } = useTexts()
  return (
    <Dialog opened={email !== undefined} onClose={onClose} title={signUp.successTitle}>
      <Stack>
        <Text>{signUp.success}</Text>
        <Text>{signUp.successHint(email ?? '')}</Text>
        <Button onClick={onClose} style={{ alignSelf: 'end' }}>
          {signUp.successButton}
        </Button>
      </Stack>
    </Dialog>
  )
}
