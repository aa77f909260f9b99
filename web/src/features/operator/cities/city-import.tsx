import { Refused } from '@halles/contract/client.ts'
import { operatorCityImport } from '@halles/contract/endpoints/operator.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { IconFileUpload } from '@tabler/icons-react'
import { encode } from 'zod'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { OPERATOR_KEYS } from '../operator-queries.ts'
import styles from './city-list.module.css'

/** Adds the cities of a file, all of them or none. What came of it stays in view. */
export function CityImport() {
  const texts = useTextsOf(operatorTexts)
  const imported = useChange({
    call: apiWithOverlay.operatorCityImport,
    stale: OPERATOR_KEYS,
    waitsForStale: true,
  })
  async function send(file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    imported.start(encode(operatorCityImport.input, { file: bytes }))
  }
  return (
    <section className={`${styles.way} p-md card`} aria-labelledby="city-import">
      <h2 id="city-import">{texts.cityImportTitle}</h2>
      <p className="soft">{texts.cityImportHint}</p>
      <FileButton accept=".csv,text/csv" onChange={(file) => void send(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={imported.isPending}
            icon={<IconFileUpload size={18} aria-hidden />}
          >
            {texts.cityImport}
          </Button>
        )}
      </FileButton>
      <div role="status">
        {imported.answer ? <p className="mt-xs">{texts.cityImported(imported.answer)}</p> : null}
        {imported.error ? <p className="error-text mt-xs">{problemOf(imported.error)}</p> : null}
      </div>
    </section>
  )
}

function problemOf(error: Error): string {
  const ofFile = error instanceof Refused ? error.body?.fields?.file : undefined
  return ofFile ?? errorMessage(error)
}
