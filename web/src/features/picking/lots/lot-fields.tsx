import { lotsTexts } from '@halles/texts/pages/lots.ts'
import { type KeyboardEvent, useState } from 'react'
import { LabelledDay } from '../../../components/labelled-day.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './lots.module.css'
import { readTyped } from './lots-values.ts'

// A label's code is longer than a lot: it is taken apart before it is one.
const MAX_CODE_LENGTH = 120

type LotFieldsProps = {
  lot: string
  expires: string
  lotError?: string | undefined
  expiresError?: string | undefined
  /** Says what may be typed here. */
  isFirst?: boolean
  onChange: (typed: { lot: string; expires: string }) => void
}

/** A lot and its expiry; what a scanner types of a whole label is taken apart into both. */
export function LotFields({ lot, expires, isFirst = false, onChange, ...errors }: LotFieldsProps) {
  const texts = useTextsOf(lotsTexts)
  const [unsure, setUnsure] = useState<string>()

  function takeApart(): boolean {
    const read = readTyped(lot, new Date().getFullYear())
    setUnsure(read?.unsure ?? undefined)
    if (read) onChange({ lot: read.lot, expires: read.expires || expires })
    return read !== undefined
  }
  function onKeyDown(event: KeyboardEvent): void {
    // A scanner ends with Enter: the code is read, and nothing sent yet.
    if (event.key === 'Enter' && takeApart()) event.preventDefault()
  }
  return (
    <div className={styles.fields}>
      <TextField
        label={texts.lot}
        description={unsure ? texts.unsure(unsure) : isFirst ? texts.lotHint : undefined}
        error={errors.lotError}
        value={lot}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus={isFirst || undefined}
        onChange={(event) => onChange({ lot: event.currentTarget.value, expires })}
        onBlur={takeApart}
        onKeyDown={onKeyDown}
      />
      <LabelledDay
        label={texts.expires}
        value={expires}
        error={errors.expiresError}
        onChange={(typed) => onChange({ lot, expires: typed })}
      />
    </div>
  )
}
