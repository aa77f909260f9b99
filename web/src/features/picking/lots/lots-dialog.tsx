import { lotsTexts } from '@halles/texts/pages/lots.ts'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { Failure } from '../../../components/failure.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { ALL_PICKING } from '../pick-queries.ts'
import { LotForAll } from './lot-for-all.tsx'
import { LotsOfLine } from './lots-of-line.tsx'
import { changedLines, filled, problemsOf, type TypedLine } from './lots-values.ts'

type LotsDialogProps = {
  opened: boolean
  product: string
  lines: readonly TypedLine[]
  isDelivered?: boolean
  onClose: () => void
}

/** From which lots the cases of a product are, order by order; the same lot for all in one go. */
export function LotsDialog({ opened, product, onClose, ...form }: LotsDialogProps) {
  const texts = useTextsOf(lotsTexts)
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.editOf(product)}>
      <LotsForm onClose={onClose} {...form} />
    </Dialog>
  )
}

type LotsFormProps = Pick<LotsDialogProps, 'lines' | 'isDelivered' | 'onClose'>

function LotsForm({ lines: opened, isDelivered = false, onClose }: LotsFormProps) {
  const texts = useTextsOf(lotsTexts)
  const { common } = useTexts()
  const [lines, setLines] = useState(opened)
  const [isChecked, setChecked] = useState(false)
  const save = useChange({
    call: (changed: ReturnType<typeof changedLines>, options) =>
      api.lineLotsSet({ lines: changed }, options),
    stale: ALL_PICKING,
    staleWhenRefused: true,
    done() {
      onClose()
      return texts.saved
    },
  })
  const problems = new Map(lines.flatMap((line) => [...problemsOf(line)]))

  function change(changed: TypedLine): void {
    setLines(lines.map((line) => (line.publicId === changed.publicId ? changed : line)))
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    setChecked(true)
    if (problems.size > 0) return
    const changed = changedLines(lines)
    if (changed.length > 0) save.start(changed)
    else onClose()
  }
  return (
    <form className="stack gap-lg" noValidate onSubmit={submit}>
      {isDelivered ? <Notice tone="warning">{texts.delivered}</Notice> : null}
      {lines.length > 1 ? <LotForAll onFill={(lot) => setLines(filled(lines, lot))} /> : null}
      {lines.map((line) => (
        <LotsOfLine
          key={line.publicId}
          line={line}
          problems={isChecked ? problems : undefined}
          onChange={change}
        />
      ))}
      {save.failure === undefined ? null : <Failure>{save.failure}</Failure>}
      <div className="row center gap-md end">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
