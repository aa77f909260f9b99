import { Button, Modal, Stack, Text } from '@mantine/core'
import { useTexts } from '../../platform/language.ts'

type VerificationDialogProps = {
  /** The address that was registered; the dialog opens with it. */
  email: string | undefined
  onClose: () => void
}

/** SPEC section 2: on success people learn that a review comes first. */
export function VerificationDialog({ email, onClose }: VerificationDialogProps) {
  const { signUp, common } = useTexts()
  return (
    <Modal
      opened={email !== undefined}
      onClose={onClose}
      title={signUp.successTitle}
      centered
      closeButtonProps={{ 'aria-label': common.close, size: 44 }}
    >
      <Stack>
        <Text>{signUp.success}</Text>
        <Text>{signUp.successHint(email ?? '')}</Text>
        <Button onClick={onClose} style={{ alignSelf: 'end' }}>
          {signUp.successButton}
        </Button>
      </Stack>
    </Modal>
  )
}
