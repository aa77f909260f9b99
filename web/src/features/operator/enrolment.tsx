import { secondFactorConfirm } from '@halles/contract/endpoints/second-factor.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../components/error-state.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api, apiWithoutOverlay } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import styles from './security.module.css'

type EnrolmentProps = {
  onEnrolled: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** A secret for the operator's phone; it counts once a code of it was typed here. */
export function Enrolment({ onEnrolled, onCancel }: EnrolmentProps) {
  const { operator } = useTexts()
  const started = useQuery({
    queryKey: ['second-factor-start'],
    queryFn: () => apiWithoutOverlay.secondFactorStart({}),
    // Each start is another secret: it must not change under the operator's camera, nor be kept after.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (started.isError) return <ErrorState error={started.error} onRetry={started.refetch} />
  if (!started.data) return <SkeletonRows rows={1} height={200} />
  return (
    <div className={styles.enrolment}>
      <img
        className={styles.qr}
        alt={operator.qr}
        src={`data:image/svg+xml,${encodeURIComponent(started.data.qr_svg)}`}
      />
      <div>
        <Text>{operator.scan}</Text>
        <Text mt="sm">{operator.secret}</Text>
        <code className={styles.secret}>{inFours(started.data.secret)}</code>
        <CodeForm onEnrolled={onEnrolled} onCancel={onCancel} />
      </div>
    </div>
  )
}

function CodeForm({ onEnrolled, onCancel }: EnrolmentProps) {
  const { operator, common } = useTexts()
  const toasts = useToasts()
  const form = useCheckedForm({
    initialValues: { code: '' },
    check: (values) => problemsIn(secondFactorConfirm.input, values),
  })
  const confirm = useMutation({
    mutationFn: (values: { code: string }) => api.secondFactorConfirm(values),
    onSuccess: ({ recovery_codes }) => {
      toasts.success(operator.factorDone)
      onEnrolled(recovery_codes)
    },
    onError: (error) => form.setServerErrors(error, { invalid_code: 'code' }),
  })
  return (
    <form {...form.formProps((values) => confirm.mutate(values))}>
      <Stack>
        <TextInput
          label={operator.factorCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          {...form.field('code')}
        />
        <FormFailure form={form} />
        <Group>
          <Button type="submit" loading={confirm.isPending}>
            {operator.factorConfirm}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {common.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Easier to copy by eye. */
function inFours(secret: string): string {
  return secret.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
