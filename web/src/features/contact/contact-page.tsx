import { contactUs } from '@halles/contract/endpoints/contact.ts'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { Page } from '../../components/page.tsx'
import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './contact-page.module.css'

const NOTHING = { first_name: '', last_name: '', email: '', question: '' }

export function ContactPage() {
  const { contact } = useTexts()
  return (
    <Page title={contact.title}>
      <p className="size-lg mb-lg">{contact.lead}</p>
      <div className="card pad">
        <ContactForm />
      </div>
    </Page>
  )
}

function ContactForm() {
  const { contact, layout } = useTexts()
  const form = useCheckedForm({
    initialValues: NOTHING,
    check: (values) => problemsIn(contactUs.input, values),
  })
  const sending = useChange({
    call: apiWithOverlay.contactUs,
    // product.md 7: the form is cleared on success, and only then.
    done() {
      form.reset()
      return contact.sent
    },
    failed: contact.failed,
  })
  const required = (path: 'first_name' | 'last_name' | 'email') => ({
    ...form.field(path),
    isMarked: true,
  })
  return (
    <form {...form.formProps(sending.send)}>
      <div className="stack">
        <div className={`${styles.names} grid align-start gap-md`}>
          <TextField
            label={contact.firstName}
            autoComplete="given-name"
            {...required('first_name')}
          />
          <TextField
            label={contact.lastName}
            autoComplete="family-name"
            {...required('last_name')}
          />
        </div>
        <TextField
          type="email"
          inputMode="email"
          label={contact.email}
          autoComplete="email"
          {...required('email')}
        />
        <TextArea
          label={contact.question}
          minRows={6}
          {...form.field('question')}
          required={false}
        />
        <p className="soft">
          {contact.privacy}{' '}
          <PrerenderedLink to="/privacy" className="standalone-link">
            {layout.privacy}
          </PrerenderedLink>
        </p>
        <FormFailure form={form} />
        <Button type="submit" className={styles.submit} loading={sending.isPending}>
          {contact.submit}
        </Button>
      </div>
    </form>
  )
}
