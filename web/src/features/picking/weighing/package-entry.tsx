import { formatDay } from '@halles/texts/format.ts'
import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { IconCamera, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Entry, type LineToWeigh, readEntry } from './weigh-values.ts'

const CodeCamera = lazyComponent(async () => (await import('./code-camera.tsx')).CodeCamera)

// A label's code with all its elements.
const MAX_ENTRY_LENGTH = 120

type PackageEntryProps = {
  line: LineToWeigh
  isFull: boolean
  onAdd: (thousandths: number) => void
}

/** Where a package's weight is typed, typed by a scanner, or read by the camera. */
export function PackageEntry({ line, isFull, onAdd }: PackageEntryProps) {
  const texts = useTextsOf(weighingTexts)
  const [typed, setTyped] = useState('')
  const [entry, setEntry] = useState<Entry>()
  const [isScanning, setScanning] = useState(false)

  function take(text: string): void {
    const read = readEntry(text, line, new Date().getFullYear())
    setEntry(read)
    const isRight = read.is === 'weight' || (read.is === 'label' && !read.isOther)
    if (isRight && read.thousandths && !isFull) onAdd(read.thousandths)
    if (read.is !== 'unread') setTyped('')
  }
  function onKeyDown(event: KeyboardEvent): void {
    // A scanner ends with Enter.
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (typed.trim() !== '') take(typed)
  }
  return (
    <div className="stack gap-sm">
      <TextField
        label={texts.entry(line.unit)}
        description={texts.entryHint}
        error={entry?.is === 'unread' ? texts.unread : undefined}
        isErrorAnnounced
        value={typed}
        inputMode="decimal"
        maxLength={MAX_ENTRY_LENGTH}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row center gap-md">
        <Button
          variant="default"
          icon={<IconPlus size={18} aria-hidden />}
          disabled={typed.trim() === '' || isFull}
          onClick={() => take(typed)}
        >
          {texts.add}
        </Button>
        <Button
          variant="subtle"
          icon={<IconCamera size={18} aria-hidden />}
          onClick={() => setScanning(!isScanning)}
        >
          {isScanning ? texts.stopScan : texts.scan}
        </Button>
      </div>
      {isScanning ? <CodeCamera onCode={take} /> : null}
      <p role="status" className="soft small anywhere">
        <LabelRead entry={entry} />
      </p>
    </div>
  )
}

/** What a label says besides its weight, and what of it was not taken. */
function LabelRead({ entry }: { entry: Entry | undefined }) {
  const texts = useTextsOf(weighingTexts)
  const language = useLanguage()
  if (entry?.is !== 'label') return null
  const { gtin, lot, expiresOn, unsure } = entry.label
  if (entry.isOther) return texts.otherProduct(gtin ?? '')
  return [
    entry.thousandths ? undefined : texts.noWeight,
    [lot && texts.lot(lot), expiresOn && texts.expires(formatDay(language, expiresOn))]
      .filter(Boolean)
      .join(', '),
    unsure && texts.unsure(unsure),
  ]
    .filter(Boolean)
    .join('. ')
}
