import { Button, Group, Paper } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { CaseFields } from './case-fields.tsx'
import { CasePreview } from './case-preview.tsx'
import { DescriptionFields } from './description-fields.tsx'
import { type ProductValues, productPath, productProblems } from './product-values.ts'

type ProductFormProps = {
  initialValues: ProductValues
  /** Names and category stay as they are (SPEC section 2). */
  isEdit?: boolean
  submit: string
  busy: boolean
  /** Shows what was refused through `refuse`; whatever happens, the form keeps what was typed. */
  onSend: (values: ProductValues, refuse: (error: unknown) => void) => void
  /** Beside the button that sends. */
  children?: ReactNode
}

export function ProductForm(props: ProductFormProps) {
  const { initialValues, isEdit = false, submit, busy, onSend, children } = props
  const form = useCheckedForm({ initialValues, check: productProblems, pathOf: productPath })
  return (
    <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
      <form {...form.formProps((values) => onSend(values, form.setServerErrors))}>
        <DescriptionFields form={form} isEdit={isEdit} />
        <CaseFields form={form} />
        <CasePreview values={form.values} />
        <FormFailure form={form} />
        <Group mt="xl" justify="space-between">
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
          {children}
        </Group>
      </form>
    </Paper>
  )
}
