import { Refused } from '@halles/contract/client.ts'
import { operatorCityImport } from '@halles/contract/endpoints/operator.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { Button, FileButton, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { encode } from 'zod'
import { apiWithOverlay, errorMessage } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { isAnswered, keyFor, type RequestKey } from '../../../platform/api/keyed-call.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { OPERATOR_KEYS } from '../operator-queries.ts'
import styles from './city-list.module.css'

/** Adds the cities of a file, all of them or none. What came of it stays in view. */
export function CityImport() {
  const texts = useTextsOf(operatorTexts)
  const client = useQueryClient()
  // The same file may be chosen again once it was mended.
  const forget = useRef<() => void>(null)
  // Of the file whose import was not answered: chosen again, it is imported once.
  const key = useRef<RequestKey>(undefined)
  const imported = useMutation({
    mutationFn: async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const sent = encode(operatorCityImport.input, { file: bytes })
      key.current = keyFor(sent, key.current)
      return apiWithOverlay.operatorCityImport(sent, { idempotencyKey: key.current.value })
    },
    onSuccess: () => invalidateInAllTabs(client, OPERATOR_KEYS),
    onSettled(_, error) {
      if (error === null || isAnswered(error)) key.current = undefined
      forget.current?.()
    },
  })
  return (
    <section className={styles.way} aria-labelledby="city-import">
      <h2 id="city-import">{texts.cityImportTitle}</h2>
      <p className={styles.soft}>{texts.cityImportHint}</p>
      <FileButton
        resetRef={forget}
        accept=".csv,text/csv"
        onChange={(file) => file && imported.mutate(file)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={imported.isPending}
            leftSection={<IconFileUpload size={18} aria-hidden />}
          >
            {texts.cityImport}
          </Button>
        )}
      </FileButton>
      <div role="status">
        {imported.isSuccess ? <Text mt="xs">{texts.cityImported(imported.data)}</Text> : null}
        {imported.isError ? (
          <Text mt="xs" c="var(--tomato)">
            {problemOf(imported.error)}
          </Text>
        ) : null}
      </div>
    </section>
  )
}

function problemOf(error: Error): string {
  const ofFile = error instanceof Refused ? error.body?.fields?.file : undefined
  return ofFile ?? errorMessage(error)
}
