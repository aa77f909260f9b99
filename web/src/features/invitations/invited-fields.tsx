import { invitationsTexts } from '@halles/texts/pages/invitations.ts'
import { laterCheck } from '../../components/form/later-check.ts'
import { type CheckedForm, useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { InvitedValues } from './invitation-queries.ts'

const loadProblems = async () => (await import('./invited-problems.ts')).invitedProblems

/** A form in which somebody is invited. */
export function useInvitedForm() {
  usePreloadWhenIdle(loadProblems)
  return useCheckedForm<InvitedValues>({
    initialValues: { name: '', email: '', language: 'fr' },
    check: laterCheck(loadProblems),
    // The supplier's call has them one step down.
    pathOf: (path) => path.replace(/^customer\./, ''),
  })
}

/** Who it is, and the language of the mail. */
export function InvitedFields({ form }: { form: CheckedForm<InvitedValues> }) {
  const texts = useTextsOf(invitationsTexts)
  return (
    <>
      <TextField label={texts.name} autoComplete="off" {...form.field('name')} />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="off"
        label={texts.email}
        {...form.field('email')}
      />
      <SelectField
        label={texts.language}
        description={texts.languageHint}
        options={[
          { value: 'fr', label: texts.languages.fr },
          { value: 'en', label: texts.languages.en },
        ]}
        {...form.field('language')}
      />
    </>
  )
}
