import { MAX_GUIDE_NAME } from '@halles/domain/guide.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../components/dialog.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { api } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import type { Keyed } from '../../platform/api/keyed-call.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { ALL_GUIDES, type Guide } from './guide-queries.ts'

type NameDialogProps = {
  opened: boolean
  title: string
  submit: string
  /** The guide to rename; without one a guide is created. */
  guide?: Guide
  onClose: () => void
  onSaved: (publicId: string) => void
}

type Values = { name: string }

/** Names a guide, a new one or one that there is. */
export function NameDialog({ opened, title, ...props }: NameDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={title}>
      <NameForm {...props} />
    </Dialog>
  )
}

function NameForm({ submit, guide, onClose, onSaved }: Omit<NameDialogProps, 'opened' | 'title'>) {
  const texts = useTextsOf(guidesTexts)
  const { common } = useTexts()
  const client = useQueryClient()
  const form = useCheckedForm<Values>({
    initialValues: { name: guide?.name ?? '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'required' } : {}),
  })
  const save = useMutation({
    mutationFn: ({ values, idempotencyKey }: Keyed<Values>) => {
      const seen = guide && { guide_public_id: guide.public_id, guide_version: guide.guide_version }
      return api.guideSave({ ...seen, ...values }, { idempotencyKey })
    },
    onSuccess: async ({ guide_public_id }) => {
      await invalidateInAllTabs(client, ALL_GUIDES)
      onClose()
      onSaved(guide_public_id)
    },
  })
  return (
    <form
      {...form.formProps((values, idempotencyKey) => save.mutateAsync({ values, idempotencyKey }))}
    >
      <Stack>
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          autoComplete="off"
          maxLength={MAX_GUIDE_NAME}
          data-autofocus
          {...form.field('name')}
        />
        <FormFailure form={form} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
