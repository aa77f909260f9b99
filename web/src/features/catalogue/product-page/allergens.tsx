import { ALLERGENS, allergenAnswer } from '@halles/domain/product-facts.ts'
import { choiceName } from '@halles/texts/choice-names.ts'
import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import styles from './product-page.module.css'

const ANSWERS = ['contains', 'may_contain', 'free', 'not_stated'] as const

/** Every allergen by what its supplier said of it: what nobody stated is said to be not stated, never left out. */
export function Allergens({ product }: { product: Parameters<typeof allergenAnswer>[0] }) {
  const texts = useTextsOf(productPageTexts)
  const language = useLanguage()
  const rows = ANSWERS.map((answer) => ({
    answer,
    allergens: ALLERGENS.filter((allergen) => allergenAnswer(product, allergen) === answer),
  })).filter(({ allergens }) => allergens.length > 0)
  return (
    <section className="stack gap-xs mb-xl">
      <h2 id="allergens">{texts.allergens}</h2>
      <table className={`${styles.table} full`} aria-labelledby="allergens">
        <tbody>
          {rows.map(({ answer, allergens }) => (
            <tr key={answer}>
              <th scope="row" className={answer === 'contains' ? 'bold' : undefined}>
                {texts.answers[answer]}
              </th>
              <td>{allergens.map((one) => choiceName(language, 'contains', one)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
