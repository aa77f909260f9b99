import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { Button, Group, Text, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { saveAsFile } from '../../../platform/save-as-file.ts'
import { HoldRecoveryCodes } from './hold-recovery-codes.tsx'
import styles from './security.module.css'

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void }

/** Shown this once: leaving before they were copied, downloaded or printed asks first. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const texts = useTextsOf(operatorTexts)
  const text = codes.join('\n')
  const title = useRef<HTMLHeadingElement>(null)
  const { copy, copied } = useClipboard()
  const [isSaved, setSaved] = useState(false)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (copied) setSaved(true)
  }, [copied])
  useEffect(() => {
    const printed = () => setSaved(true)
    addEventListener('afterprint', printed)
    return () => removeEventListener('afterprint', printed)
  }, [])
  function download() {
    saveAsFile(texts.saveFile, text, 'text/plain')
    setSaved(true)
  }
  return (
    <>
      <Title ref={title} order={3} tabIndex={-1} style={{ outline: 'none' }}>
        {texts.recoveryTitle}
      </Title>
      <Text mt="xs">{texts.recoveryHint}</Text>
      <ul className={`${styles.codes} card`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group>
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          onClick={() => copy(text)}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={18} />} onClick={download}>
          {texts.save}
        </Button>
        <Button onClick={onSaved}>{texts.codesSaved}</Button>
      </Group>
      {isSaved ? null : <HoldRecoveryCodes />}
    </>
  )
}
