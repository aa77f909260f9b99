import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnnounce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import { FileButton } from '../ui/file-button.tsx'
import { DropArea } from './drop-area.tsx'
import styles from './list-file-picker.module.css'
import { Notice } from './notice.tsx'

export type ListFileTexts = {
  title: string
  text: string
  needed: string
  optional: string
  choose: string
  drop: string
  limits: string
  tooLarge: string
  reading: string
  readingName: (name: string) => string
}

/** A file that is being read: of which name, and why it was refused. */
type Reading = {
  isPending: boolean
  failure: string | undefined
  sent: File | undefined
  start: (file: File) => void
  reset: () => void
}

type ListFilePickerProps = {
  texts: ListFileTexts
  /** Headings of the list. */
  columns: { needed: readonly string[]; optional: readonly string[] }
  mostBytes: number
  /** Endings of what it takes beside CSV and XLSX. */
  others?: string
  read: Reading
}

/** Takes a list, CSV or XLSX, chosen or dropped, and has it read. */
export function ListFilePicker(props: ListFilePickerProps) {
  const { texts, columns, mostBytes, others, read } = props
  const [tooLarge, setTooLarge] = useState(false)
  const name = read.sent?.name ?? ''
  useAnnounce(read.isPending ? texts.readingName(name) : '')
  const problem = tooLarge ? texts.tooLarge : read.failure

  function take(file: File | null | undefined) {
    if (!file || read.isPending) return
    setTooLarge(file.size > mostBytes)
    read.reset()
    if (file.size <= mostBytes) read.start(file)
  }
  return (
    <section className="card p-lg">
      <h2>{texts.title}</h2>
      <p className="soft mt-2xs mb-md">{texts.text}</p>
      <dl className={`${styles.columns} grid mb-md`}>
        <dt>{texts.needed}</dt>
        <dd>{columns.needed.join(', ')}</dd>
        <dt>{texts.optional}</dt>
        <dd>{columns.optional.join(', ')}</dd>
      </dl>
      <DropArea onFiles={([file]) => take(file)}>
        {read.isPending ? (
          <div className={`${styles.reading} grid gap-sm anywhere`}>
            <p className="strong">{texts.readingName(name)}</p>
            <progress aria-label={texts.reading} />
          </div>
        ) : (
          <>
            <FileButton
              onChange={(file) => take(file)}
              accept={['.csv,.tsv,.txt,.xlsx', others].filter(Boolean).join()}
            >
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
