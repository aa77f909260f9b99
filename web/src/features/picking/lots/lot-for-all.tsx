import { lotsTexts } from '@halles/texts/pages/lots.ts'
import { useState } from 'react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { LotFields } from './lot-fields.tsx'
import styles from './lots.module.css'

/** One lot for each order that has none yet. */
export function LotForAll({ onFill }: { onFill: (lot: { lot: string; expires: string }) => void }) {
  const texts = useTextsOf(lotsTexts)
  const [typed, setTyped] = useState({ lot: '', expires: '' })
  return (
    <fieldset className={styles.line}>
      <legend className="bold">{texts.all}</legend>
      <LotFields {...typed} isFirst onChange={setTyped} />
      <p className="soft small">{texts.allHint}</p>
      <Button
        variant="default"
        disabled={typed.lot.trim() === ''}
        onClick={() => onFill({ ...typed, lot: typed.lot.trim() })}
      >
        {texts.fill}
      </Button>
    </fieldset>
  )
}
