import { IMPORT_COLUMNS, REQUIRED_COLUMNS } from '@halles/domain/import/import-columns.ts'
import { MAX_IMPORT_BYTES } from '@halles/domain/import/imported-row.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { DropArea } from '../../components/drop-area.tsx'
import { Notice } from '../../components/notice.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import styles from './file-picker.module.css'
import type { ImportSummary } from './import-queries.ts'
import { useReadFile } from './use-import.ts'

/** Takes a price list, chosen or dropped, and has it read. */
export function FilePicker({ onRead }: { onRead: (preview: ImportSummary) => void }) {
  const texts = useTextsOf(catalogueImportTexts)
  const [tooLarge, setTooLarge] = useState(false)
  const read = useReadFile(onRead)
  const name = read.sent?.name ?? ''
  useAnnounce(read.isPending ? texts.readingName(name) : '')
  const problem = tooLarge ? texts.tooLarge : read.failure

  function take(file: File | null | undefined) {
    if (!file || read.isPending) return
    setTooLarge(file.size > MAX_IMPORT_BYTES)
    read.reset()
    if (file.size <= MAX_IMPORT_BYTES) read.start(file)
  }
  return (
    <section className="card p-lg">
      <h2>{texts.importTitle}</h2>
      <p className="soft mt-2xs mb-md">{texts.importText}</p>
      <Columns />
      <DropArea onFiles={([file]) => take(file)}>
        {read.isPending ? (
          <Reading name={name} />
        ) : (
          <>
            <FileButton onChange={(file) => take(file)} accept=".csv,.tsv,.txt,.xlsx">
              {(props) => (
                <Button icon={<IconFileSpreadsheet size={20} aria-hidden />} {...props}>
                  {texts.choose}
                </Button>
              )}
            </FileButton>
            <span data-drop>{texts.drop}</span>
            <span className={`${styles.limits} soft small`}>{texts.limits}</span>
          </>
        )}
      </DropArea>
      {problem ? (
        <div className="mt-md">
          <Notice tone="error">{problem}</Notice>
        </div>
      ) : null}
    </section>
  )
}

function Columns() {
  const texts = useTextsOf(catalogueImportTexts)
  const optional = IMPORT_COLUMNS.filter((column) => !REQUIRED_COLUMNS.includes(column))
  const listed = (columns: typeof IMPORT_COLUMNS) =>
    columns.map((column) => texts.columns[column]).join(', ')
  return (
    <dl className={`${styles.columns} grid mb-md`}>
      <dt>{texts.columnsNeeded}</dt>
      <dd>{listed(REQUIRED_COLUMNS)}</dd>
      <dt>{texts.columnsOptional}</dt>
      <dd>{listed(optional)}</dd>
    </dl>
  )
}

function Reading({ name }: { name: string }) {
  const texts = useTextsOf(catalogueImportTexts)
  return (
    <div className={`${styles.reading} grid gap-sm anywhere`}>
      <p className="strong">{texts.readingName(name)}</p>
      <progress aria-label={texts.reading} />
    </div>
  )
}
