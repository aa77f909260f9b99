import { useEffect, useRef } from 'react'
import { AccountFields } from '../../components/account-fields/account-fields.tsx'
import type { BusinessKind } from '../../components/account-fields/account-values.ts'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { FormSection } from '../../components/form/form-section.tsx'
import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { useLanguage, useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { EnglishTerms } from './english-terms.tsx'
import { PromotionConsent } from './promotion-consent.tsx'
import styles from './sign-up.module.css'
import type { useSignUp } from './use-sign-up.ts'

type SignUpFormProps = { kind: BusinessKind; registration: ReturnType<typeof useSignUp> }

/** Step 2: everything about the business, its person in charge and its password. */
export function SignUpForm({ kind, registration }: SignUpFormProps) {
  const { signUp, forms } = useTexts()
  const { form, sending } = registration
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { dataset } = document.documentElement
    const wasRendered = dataset.page === `signup-${kind}`
    delete dataset.page
    // Rendered at build, it stands where its reader has it, who may be typing already.
    if (wasRendered) return
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [kind])
  return (
    <>
      <p className="soft strong mb-2xs">{signUp.step(2)}</p>
      <div className="baseline between mb-md gap-0-md row">
        <h2 ref={title} tabIndex={-1} className={styles.question}>
          {signUp.details[kind]}
        </h2>
        <PrerenderedLink className="standalone-link" to="/signup">
          {signUp.change}
        </PrerenderedLink>
      </div>
      <div className="card pad">
        <form {...form.formProps((values) => sending.mutateAsync(values))}>
          <p className="soft mb-lg">{forms.allRequired}</p>
          <AccountFields form={form} kind={kind} />
          <Passwords registration={registration} />
          {kind === 'restaurant' ? <PromotionConsent {...form.field('promotion_consent')} /> : null}
          <Terms kind={kind} />
          {language === 'en' ? <EnglishTerms {...form.field('terms_in_english')} /> : null}
          <FormFailure form={form} />
          <Button type="submit" className={styles.submit} loading={sending.isPending}>
            {signUp.submit}
          </Button>
        </form>
      </div>
    </>
  )
}

function Passwords({ registration }: Pick<SignUpFormProps, 'registration'>) {
  const { signUp, forms } = useTexts()
  const { field } = registration.form
  return (
    <FormSection title={signUp.account}>
      <PasswordField
        label={signUp.password}
        description={forms.passwordRule}
        autoComplete="new-password"
        {...field('user.password')}
      />
      <PasswordField
        label={signUp.confirmation}
        autoComplete="new-password"
        {...field('confirm_password')}
      />
    </FormSection>
  )
}

/** What an account is opened under. Consent to promotions is no part of it. */
function Terms({ kind }: { kind: BusinessKind }) {
  const { signUp, layout } = useTexts()
  const { terms } = signUp
  return (
    <div className={`${styles.terms} p-md mt-xl small`}>
      <p>{terms[kind]}</p>
      <div className={`${styles.termsLinks} row`}>
        <PrerenderedLink className="standalone-link" to="/terms" target="_blank">
          {layout.terms}
        </PrerenderedLink>
        <PrerenderedLink className="standalone-link" to="/privacy" target="_blank">
          {terms.privacy}
        </PrerenderedLink>
      </div>
    </div>
  )
}
