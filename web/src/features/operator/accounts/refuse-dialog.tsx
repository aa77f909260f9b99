import { operatorAccountRefuse } from '@halles/contract/endpoints/operator.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { Dialog } from '../../../components/dialog.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { problemsIn } from '../../../components/form/problems.ts'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import type { TransitionDialogProps } from './transition-dialog.tsx'

/** A refusal gives its reason, which the mail carries. */
export function RefuseDialog({ account, transition, opened, onClose }: TransitionDialogProps) {
  const { common } = useTexts()
  const texts = useTextsOf(operatorTexts)
  const words = texts.transitions.refuse
  const { public_id, name } = account
  const form = useCheckedForm({
    initialValues: { reason: '' },
    check: ({ reason }) => problemsIn(operatorAccountRefuse.input, { public_id, reason }),
  })
  const refuse = ({ reason }: { reason: string }) =>
    transition.mutateAsync({ name: 'refuse', reason })
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title(name)}>
      <form {...form.formProps(refuse)}>
        <Stack>
          <Text>{words.message}</Text>
          <Textarea
            label={texts.reason}
            autosize
            minRows={4}
            data-autofocus
            {...form.field('reason')}
          />
          <FormFailure form={form} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" color="tomato" loading={transition.isPending}>
              {words.button}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
