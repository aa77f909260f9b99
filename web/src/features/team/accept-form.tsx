import { Refused } from '@halles/contract/client.ts'
import type { RefusalCode } from '@halles/contract/refusals.ts'
import { MAX_PERSON_NAME_LENGTH } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { useState } from 'react'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { type FormFields, useCheckedForm } from '../../components/form/use-checked-form.ts'
import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { useChange } from '../../components/use-change.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { acceptInvitation } from '../../platform/session/session.ts'
import { type Viewer, viewerOf } from '../../platform/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type AcceptValues, acceptBody, acceptProblems, NOTHING_TYPED } from './accept-values.ts'
import type { Invited } from './invited-query.ts'

type AcceptFormProps = {
  token: string
  invited: Invited
  onJoined: (viewer: Viewer) => void
  /** What it takes has changed since it was asked for. */
  onOutdated: () => unknown
}

/** By whom the invitation is accepted: its end, or that of the session, shows another page. */
const OUTDATED: readonly (RefusalCode | undefined)[] = [
  'invitation_over',
  'invitation_of_another',
  'not_authenticated',
]

/** Accepts an invitation, with as much as it takes of whoever reads its mail. */
export function AcceptForm({ token, invited, onJoined, onOutdated }: AcceptFormProps) {
  const texts = useTextsOf(teamTexts)
  const [code, setCode] = useState(false)
  const asked = { ...invited, code }
  const form = useCheckedForm({
    initialValues: NOTHING_TYPED,
    check: (values) => acceptProblems(asked, values),
  })
  const accept = useChange({
    call: (values: AcceptValues) => acceptInvitation({ token, ...acceptBody(asked, values) }),
    done: (answer) => onJoined(viewerOf(answer)),
    failed(error) {
      const refusal = error instanceof Refused ? error.body : undefined
      if (refusal?.code === 'code_required') setCode(true)
      // Somebody signed up with this e-mail meanwhile.
      const isKnownNow = refusal?.fields?.current_password !== undefined
      const isOutdated = isKnownNow && invited.takes !== 'login'
      if (isOutdated || OUTDATED.includes(refusal?.code)) onOutdated()
    },
  })
  const places = {
    wrong_password: 'current_password',
    invalid_code: 'one_time_code',
    code_required: 'one_time_code',
  } as const
  return (
    <form {...form.formProps(accept.send, places)}>
      <div className="stack">
        {invited.takes === 'nothing' ? null : (
          <TextField
            type="email"
            readOnly
            label={texts.yourEmail}
            autoComplete="username"
            value={invited.email}
          />
        )}
        {invited.takes === 'sign_up' ? <NewHere form={form} /> : null}
        {invited.takes === 'login' ? <KnownHere form={form} code={code} /> : null}
        <FormFailure form={form} />
        <Button type="submit" loading={accept.isPending}>
          {texts.accept}
        </Button>
      </div>
    </form>
  )
}

function NewHere({ form }: { form: FormFields<AcceptValues> }) {
  const texts = useTextsOf(teamTexts)
  const { forms, layout, signUp } = useTexts()
  const names = { maxLength: MAX_PERSON_NAME_LENGTH }
  return (
    <>
      <p>{texts.newHere}</p>
      <TextField
        {...names}
        label={forms.firstName}
        autoComplete="given-name"
        {...form.field('first_name')}
      />
      <TextField
        {...names}
        label={forms.lastName}
        autoComplete="family-name"
        {...form.field('last_name')}
      />
      <PasswordField
        label={texts.password}
        description={forms.passwordRule}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <p className="soft">
        {texts.terms}{' '}
        <PrerenderedLink className="link" to="/terms" target="_blank">
          {layout.terms}
        </PrerenderedLink>
      </p>
      <p className="soft">
        {texts.privacy}{' '}
        <PrerenderedLink className="link" to="/privacy" target="_blank">
          {signUp.terms.privacy}
        </PrerenderedLink>
      </p>
    </>
  )
}

function KnownHere({ form, code }: { form: FormFields<AcceptValues>; code: boolean }) {
  const texts = useTextsOf(teamTexts)
  const { session } = useTexts()
  return (
    <>
      <p>{texts.knownHere}</p>
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        {...form.field('current_password')}
      />
      {code ? (
        <TextField
          label={session.code}
          description={session.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          {...form.field('one_time_code')}
        />
      ) : null}
    </>
  )
}
