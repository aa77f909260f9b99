import { MAX_APPROVAL_NOTE } from '@halles/domain/order-limit.ts'
import { approvalsTexts } from '@halles/texts/pages/approvals.ts'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Dialog } from '../../../components/dialog.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay, errorMessage } from '../../../platform/api/api.ts'
import type { Keyed } from '../../../platform/api/keyed-call.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import type { Approval } from '../cart.ts'
import { cartSync } from '../use-cart.ts'
import { takeCartOf } from './take-cart-of.ts'

const NOTHING = { note: '' }

type RefuseApprovalProps = { approval: Approval; opened: boolean; onClose: () => void }

/** Asks why, and refuses the request that is on screen and no other. */
export function RefuseApproval({ approval, opened, onClose }: RefuseApprovalProps) {
  const texts = useTextsOf(approvalsTexts)
  const { common } = useTexts()
  const toasts = useToasts()
  const form = useCheckedForm({ initialValues: NOTHING, check: () => ({}) })
  const refusing = useMutation({
    mutationFn: ({ values, idempotencyKey }: Keyed<typeof NOTHING>) =>
      apiWithOverlay.approvalRefuse({ ...values, asked_at: approval.asked_at }, { idempotencyKey }),
    onSuccess: (cart) => {
      cartSync.takeCart(cart)
      toasts.success(texts.refusalSent)
      onClose()
    },
    onError: (error) => {
      takeCartOf(error)
      toasts.error(errorMessage(error))
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.refuseTitle}>
      <form
        {...form.formProps((values, idempotencyKey) =>
          refusing.mutateAsync({ values, idempotencyKey }),
        )}
      >
        <Stack>
          <Text>{texts.refuseHint}</Text>
          <Textarea
            label={texts.refuseNote}
            description={texts.refuseNoteHint}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={MAX_APPROVAL_NOTE}
            data-autofocus
            {...form.field('note')}
            required={false}
          />
          <FormFailure form={form} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" color="tomato" loading={refusing.isPending}>
              {texts.refuse}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
