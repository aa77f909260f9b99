import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { IconCamera, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { CameraProblem } from './watch-camera.ts'
import { type Entry, type LineToWeigh, type Package, packageOf, readEntry } from './weigh-values.ts'

const CodeCamera = lazyComponent(async () => (await import('./code-camera.tsx')).CodeCamera)

// A label's code with all its elements.
const MAX_ENTRY_LENGTH = 120

type PackageEntryProps = {
  line: LineToWeigh
  isFull: boolean
  onAdd: (added: Package) => void
}

/** Where a package's weight is typed, typed by a scanner, or read by the camera. */
export function PackageEntry({ line, isFull, onAdd }: PackageEntryProps) {
  const texts = useTextsOf(weighingTexts)
  const [typed, setTyped] = useState('')
  const [entry, setEntry] = useState<Entry>()
  const [camera, setCamera] = useState<'off' | 'on' | CameraProblem>('off')
  const isScanning = camera === 'on'
  const problem = camera === 'off' || isScanning ? undefined : texts.camera[camera]
  useAnnounce(problem ?? '')

  function take(text: string): void {
    const read = readEntry(text, line, new Date().getFullYear())
    setEntry(read)
    const added = packageOf(read)
    if (added && !isFull) onAdd(added)
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
          onClick={() => setCamera(isScanning ? 'off' : 'on')}
        >
          {isScanning ? texts.stopScan : texts.scan}
        </Button>
      </div>
      {isScanning ? <CodeCamera onCode={take} onProblem={setCamera} /> : null}
      {problem === undefined ? null : <Notice tone="warning">{problem}</Notice>}
      <p role="status" className="soft small anywhere">
        <LabelRead entry={entry} />
      </p>
    </div>
  )
}

/** What a label does not say, or is not believed. */
function LabelRead({ entry }: { entry: Entry | undefined }) {
  const texts = useTextsOf(weighingTexts)
  if (entry?.is !== 'label') return null
  const { gtin, unsure } = entry.label
  if (entry.isOther) return texts.otherProduct(gtin ?? '')
  return [entry.thousandths ? undefined : texts.noWeight, unsure && texts.unsure(unsure)]
    .filter(Boolean)
    .join(' ')
}
