import { useFormat, useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../notice.tsx'
import type { CheckedForm } from './use-checked-form.ts'

/** Shown where a form begins with a draft of an earlier visit; a button discards the draft. */
export function DraftNotice<Values>({ form }: { form: CheckedForm<Values> }) {
  const { forms } = useTexts()
  const { moment } = useFormat()
  if (form.restoredAt === undefined) return null
  const discard = (
    <Button variant="default" size="sm" onClick={form.reset}>
      {forms.discardDraft}
    </Button>
  )
  return (
    <Notice tone="draft" action={discard}>
      {forms.draftRestored(moment(new Date(form.restoredAt).toISOString()))}
    </Notice>
  )
}
