import { LOT_PATTERN, MAX_LOT_LENGTH } from '@halles/domain/lot.ts'
import { recallsTexts } from '@halles/texts/pages/recalls.ts'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './recalls.module.css'

type LotSearchProps = { lot: string; onSearch: (lot: string) => void }

/** Asks who received a lot. */
export function LotSearch({ lot, onSearch }: LotSearchProps) {
  const texts = useTextsOf(recallsTexts)
  const { fieldProblems } = useTexts()
  const [typed, setTyped] = useState(lot)
  const [error, setError] = useState<string>()
  function search(event: FormEvent): void {
    event.preventDefault()
    const wanted = typed.trim()
    const isLot = LOT_PATTERN.test(wanted)
    setError(isLot ? undefined : fieldProblems[wanted === '' ? 'required' : 'characters_refused'])
    if (isLot) onSearch(wanted)
  }
  return (
    <form className={styles.search} noValidate onSubmit={search}>
      <TextField
        label={texts.lot}
        description={texts.lotHint}
        error={error}
        isErrorAnnounced
        value={typed}
        maxLength={MAX_LOT_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" icon={<IconSearch size={18} aria-hidden />}>
        {texts.search}
      </Button>
    </form>
  )
}
