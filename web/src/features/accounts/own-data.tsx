import { endpoints } from '@halles/contract/endpoints.ts'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { DownloadLink } from '../../components/download-link.tsx'
import { TextLink } from '../../components/links.tsx'
import { PasswordDialog } from '../../components/password-dialog.tsx'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { resetAndReload } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './own-data.module.css'

export function OwnData({ of }: { of: 'business' | 'person' }) {
  const { accounts } = useTexts()
  return (
    <section className={styles.data} aria-labelledby={`own-data-${of}`}>
      <h2 id={`own-data-${of}`}>{accounts.dataTitle}</h2>
      <p className="soft">
        {accounts.data} <TextLink to="/privacy">{accounts.privacy}</TextLink>
      </p>
      <div className="row center gap-md mt-md">
        <DownloadLink variant="default" href={endpoints.accountData.path}>
          {accounts.download}
        </DownloadLink>
        <CloseAccount of={of} />
      </div>
    </section>
  )
}

/** What is closed for good: the account of the business, or one's own access to every business. */
type CloseAccountProps = { of: 'business' | 'person' }

function CloseAccount({ of }: CloseAccountProps) {
  const { accounts, pages } = useTexts()
  const words = accounts.closing[of]
  const [step, setStep] = useState<'asking' | 'closed'>()
  return (
    <>
      <Button variant="subtle" danger onClick={() => setStep('asking')}>
        {words.close}
      </Button>
      <PasswordDialog
        opened={step === 'asking'}
        title={words.title}
        message={words.message}
        confirm={words.submit}
        send={(sent) =>
          of === 'business'
            ? apiWithOverlay.closeAccount(sent)
            : apiWithOverlay.closeOwnAccess(sent)
        }
        onDone={() => setStep('closed')}
        onClose={() => setStep(undefined)}
      />
      <Dialog
        opened={step === 'closed'}
        title={words.closedTitle}
        description={accounts.closed}
        onClose={resetAndReload}
      >
        <div className="stack">
          <Button onClick={resetAndReload}>{pages.home}</Button>
        </div>
      </Dialog>
    </>
  )
}
