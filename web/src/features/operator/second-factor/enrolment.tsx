import { secondFactorConfirm } from '@halles/contract/endpoints/second-factor.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { problemsIn } from '../../../components/form/problems.ts'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { HoldRecoveryCodes } from './hold-recovery-codes.tsx'
import styles from './security.module.css'
import type { Invite } from './start-enrolment.tsx'

type EnrolmentProps = {
  invite: Invite
  onEnrolled: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** What the operator's phone reads, and the code that it shows then. */
export function Enrolment({ invite, onEnrolled, onCancel }: EnrolmentProps) {
  const texts = useTextsOf(operatorTexts)
  return (
    <div className={`${styles.enrolment} grid align-start gap-lg`}>
      <img
        className={`${styles.qr} p-xs block`}
        alt={texts.qr}
        src={`data:image/svg+xml,${encodeURIComponent(invite.qr_svg)}`}
      />
      <div>
        <p>{texts.scan}</p>
        <p className="mt-sm">{texts.secret}</p>
        <code className={`${styles.secret} size-lg anywhere block`}>{inFours(invite.secret)}</code>
        <CodeForm onEnrolled={onEnrolled} onCancel={onCancel} />
      </div>
    </div>
  )
}

function CodeForm({ onEnrolled, onCancel }: Omit<EnrolmentProps, 'invite'>) {
  const { common } = useTexts()
  const texts = useTextsOf(operatorTexts)
  const form = useCheckedForm({
    initialValues: { code: '' },
    check: (values) => problemsIn(secondFactorConfirm.input, values),
  })
  const confirm = useChange({
    call: (values: { code: string }) => apiWithOverlay.secondFactorConfirm(values),
    done({ recovery_codes }) {
      onEnrolled(recovery_codes)
      return texts.factorDone
    },
  })
  const places = { invalid_code: 'code' } as const
  return (
    <form {...form.formProps(confirm.send, places)}>
      <div className="stack">
        <TextField
          label={texts.factorCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          {...form.field('code')}
        />
        <FormFailure form={form} />
        <div className="row center gap-md">
          <Button type="submit" loading={confirm.isPending}>
            {texts.factorConfirm}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </div>
      {/* The server answers with the codes, this once. */}
      {confirm.isPending ? <HoldRecoveryCodes /> : null}
    </form>
  )
}

/** Easier to copy by eye. */
function inFours(secret: string): string {
  return secret.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
