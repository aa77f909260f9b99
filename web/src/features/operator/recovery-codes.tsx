import { Button, CopyButton, Group, Text, Title } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../platform/language.ts'
import { saveAsFile } from '../../platform/save-as-file.ts'
import styles from './security.module.css'

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void }

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { operator } = useTexts()
  const text = codes.join('\n')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <Title ref={title} order={3} tabIndex={-1} style={{ outline: 'none' }}>
        {operator.recoveryTitle}
      </Title>
      <Text mt="xs">{operator.recoveryHint}</Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
              onClick={copy}
            >
              {copied ? operator.copied : operator.copy}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() => saveAsFile(operator.saveFile, text, 'text/plain')}
        >
          {operator.save}
        </Button>
        <Button onClick={onKept}>{operator.codesSaved}</Button>
      </Group>
    </>
  )
}
