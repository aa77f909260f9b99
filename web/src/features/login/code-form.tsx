import { oneTimeCode } from '@halles/contract/schemas/account.ts'
import { useState } from 'react'
import { z } from 'zod'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { useTexts } from '../../platform/language/language.ts'
import { signIn } from '../../platform/session/session.ts'
import { type Viewer, viewerOf } from '../../platform/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Credentials } from './login-problems.ts'

const code = z.object({ one_time_code: oneTimeCode })

type CodeFormProps = {
  /** What the password step found right. */
  credentials: Credentials
  onEntered: (viewer: Viewer) => void
  onBack: () => void
}

export function CodeForm({ credentials, onEntered, onBack }: CodeFormProps) {
  const { session, common } = useTexts()
  const [recovering, setRecovering] = useState(false)
  const form = useCheckedForm({
    initialValues: { one_time_code: '' },
    check: (values) => problemsIn(code, values),
  })
  const login = useChange({
    call: (typed: { one_time_code: string }) => signIn({ ...credentials, ...typed }),
    done: (answer) => onEntered(viewerOf(answer)),
  })
  const places = { invalid_code: 'one_time_code', code_required: 'one_time_code' } as const
  return (
    <form {...form.formProps(login.send, places)}>
      <div className="stack">
        <p>{recovering ? session.recoveryHint : session.codeHint}</p>
        <TextField
          key={String(recovering)}
          label={recovering ? session.recoveryCode : session.code}
          autoFocus
          inputMode={recovering ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          {...form.field('one_time_code')}
        />
        <FormFailure form={form} />
        <Button type="submit" loading={login.isPending}>
          {session.submit}
        </Button>
        <div className="row center gap-xs between">
          <button className="standalone-link" type="button" onClick={onBack}>
            {common.back}
          </button>
          <button
            className="standalone-link"
            type="button"
            onClick={() => setRecovering(!recovering)}
          >
            {recovering ? session.useCode : session.useRecovery}
          </button>
        </div>
      </div>
    </form>
  )
}
