import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { saveAsFile } from '../../../platform/save-as-file.ts'
import { Button } from '../../../ui/button.tsx'
import { HoldRecoveryCodes } from './hold-recovery-codes.tsx'
import styles from './security.module.css'

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void }

/** Shown this once: leaving before they were copied, downloaded or printed asks first. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const texts = useTextsOf(operatorTexts)
  const text = codes.join('\n')
  const title = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    const printed = () => setSaved(true)
    addEventListener('afterprint', printed)
    return () => removeEventListener('afterprint', printed)
  }, [])
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setSaved(true)
  }
  function download() {
    saveAsFile(texts.saveFile, text, 'text/plain')
    setSaved(true)
  }
  return (
    <>
      <h3 className={styles.title} ref={title} tabIndex={-1}>
        {texts.recoveryTitle}
      </h3>
      <p className="mt-xs">{texts.recoveryHint}</p>
      <ul className={`${styles.codes} grid p-md card`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row center gap-md">
        <Button
          variant="default"
          icon={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          onClick={copy}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
        <Button variant="default" icon={<IconDownload size={18} />} onClick={download}>
          {texts.save}
        </Button>
        <Button onClick={onSaved}>{texts.codesSaved}</Button>
      </div>
      {isSaved ? null : <HoldRecoveryCodes />}
    </>
  )
}
