import { type CertificateState, certificateState } from '@halles/domain/certificate.ts'
import { CERTIFIED_MARKS, type CertifiedMark } from '@halles/domain/product-marks.ts'
import { certificatesTexts } from '@halles/texts/pages/certificates.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AskButton } from '../../components/ask-button.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { QueryState } from '../../components/query-state.tsx'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { api } from '../../platform/api/api.ts'
import type { Nothing } from '../../platform/api/change.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import {
  type Certificate,
  certificatesOptions,
  type OwnCertificates,
  useCertificateChange,
} from './certificate-queries.ts'
import styles from './certificates.module.css'

const CertificateDialog = lazyComponent(
  async () => (await import('./certificate-dialog.tsx')).CertificateDialog,
)

const TONES: Record<CertificateState, Tone> = {
  in_force: 'accepted',
  ends_soon: 'pending',
  ended: 'cancelled',
}

/** The marks that need a certificate, each with the supplier's. */
export function Certificates() {
  const texts = useTextsOf(certificatesTexts)
  const query = useQuery(certificatesOptions)
  return (
    <QueryState query={query} error={texts.loadError}>
      {(own) => (
        <>
          <p className={styles.intro}>{texts.intro}</p>
          <ul className={styles.marks}>
            {CERTIFIED_MARKS.map((mark) => (
              <MarkRow key={mark} mark={mark} own={own} />
            ))}
          </ul>
        </>
      )}
    </QueryState>
  )
}

function MarkRow({ mark, own }: { mark: CertifiedMark; own: OwnCertificates }) {
  const texts = useTextsOf(certificatesTexts)
  const name = texts.marks[mark]
  const [isEditing, setEditing] = useState(false)
  const isMounted = useMountOnFirstOpen(isEditing)
  const certificate = own.certificates.find((one) => one.mark === mark)
  const { title, noteRemoval } = useFocusOnceRemoved(certificate)
  return (
    <li className={`${styles.mark} flex gap-md`}>
      <div className={`${styles.said} grid gap-2xs min-0`}>
        <h2 ref={title} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        {certificate ? (
          <Facts certificate={certificate} today={own.today} />
        ) : (
          <p className="soft">{texts.none}</p>
        )}
      </div>
      <div className="row gap-xs">
        <Button
          variant="default"
          size="sm"
          aria-label={(certificate ? texts.changeOf : texts.addOf)(name)}
          onClick={() => setEditing(true)}
        >
          {certificate ? texts.change : texts.add}
        </Button>
        {certificate ? <Remove mark={mark} onRemoved={noteRemoval} /> : null}
      </div>
      {isMounted ? (
        <CertificateDialog
          opened={isEditing}
          mark={mark}
          certificate={certificate}
          today={own.today}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </li>
  )
}

/** The button that removed it, and its question, go with it: the focus goes on to the mark. */
function useFocusOnceRemoved(certificate: Certificate | undefined) {
  const title = useRef<HTMLHeadingElement>(null)
  const isRemovedHere = useRef(false)
  useEffect(() => {
    if (!certificate && isRemovedHere.current) title.current?.focus()
    isRemovedHere.current = false
  }, [certificate])
  return {
    title,
    noteRemoval() {
      isRemovedHere.current = true
    },
  }
}

function Facts({ certificate, today }: { certificate: Certificate; today: string }) {
  const texts = useTextsOf(certificatesTexts)
  const { day } = useFormat()
  const state = certificateState({ untilDay: certificate.until_day }, today)
  return (
    <>
      <p className="anywhere">{texts.issued(certificate.body, certificate.number)}</p>
      <p>
        <StatusBadge tone={TONES[state]}>{texts.states[state]}</StatusBadge>
      </p>
      <p className="soft">{texts.until[state](day(certificate.until_day))}</p>
    </>
  )
}

function Remove({ mark, onRemoved }: { mark: CertifiedMark; onRemoved: () => void }) {
  const texts = useTextsOf(certificatesTexts)
  const name = texts.marks[mark]
  const remove = useCertificateChange({
    call: (_: Nothing, options) => api.certificateRemove({ mark }, options),
    done() {
      onRemoved()
      return texts.removed(name)
    },
  })
  return (
    <AskButton
      variant="subtle"
      size="sm"
      aria-label={texts.removeOf(name)}
      title={texts.removeTitle(name)}
      message={texts.removeMessage}
      confirm={texts.removeNow}
      destructive
      change={remove}
    >
      {texts.remove}
    </AskButton>
  )
}
