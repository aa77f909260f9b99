import { TAXES } from '@halles/domain/tax/tax-class.ts'
import { taxRulesTexts } from '@halles/texts/pages/tax-rules.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import type { TaxRules } from '../operator-queries.ts'
import styles from './tax-rules.module.css'

/** Rates, and what of each class is charged, as of today. */
export function TaxedToday({ rates, classes }: Pick<TaxRules, 'rates' | 'classes'>) {
  const texts = useTextsOf(taxRulesTexts)
  return (
    <section aria-labelledby="taxed-today">
      <h2 id="taxed-today" className="mb-sm">
        {texts.today}
      </h2>
      <table className={styles.today} aria-labelledby="taxed-today">
        <thead>
          <tr>
            <th scope="col">{texts.taxClass}</th>
            {TAXES.map((tax) => (
              <th key={tax} scope="col">
                {texts.taxes[tax]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.rates}</th>
            {TAXES.map((tax) => (
              <td key={tax}>{texts.percent(rates[tax])}</td>
            ))}
          </tr>
          {classes.map((taxed) => (
            <tr key={taxed.tax_class}>
              <th scope="row">{texts.classes[taxed.tax_class]}</th>
              {TAXES.map((tax) => (
                <td key={tax}>{texts.taxations[taxed[tax]]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
