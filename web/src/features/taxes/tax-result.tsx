import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { chargedTaxes } from './answers.ts'
import type { TaxSettings } from './tax-queries.ts'
import styles from './taxes.module.css'
import { useTaxWords } from './use-tax-words.ts'

type TaxResultProps = { taxed: TaxSettings['classes'][number]; said: boolean | null }

/** What the answers come to: the class, and what is charged on it today. */
export function TaxResult({ taxed, said }: TaxResultProps) {
  const texts = useTextsOf(taxesTexts)
  const wordsOf = useTaxWords()
  const charged = chargedTaxes(taxed, said)
  const name = texts.result(texts.classes[taxed.tax_class])
  const today = texts.today(charged.length === 0 ? texts.noTax : wordsOf(charged))
  useAnnounce(`${name}. ${today}`)
  return (
    <div className={styles.result}>
      <p className="strong">{name}</p>
      <p>{today}</p>
    </div>
  )
}
