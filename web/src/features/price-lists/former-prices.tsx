import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { Money } from '../../components/money.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import styles from './price-list-sheet.module.css'
import { formerPricesOptions } from './sheet-query.ts'

type FormerPricesProps = { publicId: string; productPublicId: string; caption: string }

/** What a price list asked for a product on days that have passed. */
export function FormerPrices({ publicId, productPublicId, caption }: FormerPricesProps) {
  const texts = useTextsOf(priceListsTexts)
  const { shortDay } = useFormat()
  const query = useQuery(formerPricesOptions(publicId, productPublicId))
  return (
    <QueryState query={query} error={texts.historyError}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState icon={<IconHistory size={30} stroke={1.5} />}>
            {texts.historyEmpty}
          </EmptyState>
        ) : (
          <table className={`${styles.history} full`}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.historyDays}</th>
                <th scope="col">{texts.stepCases}</th>
                <th scope="col">{texts.historyPrice}</th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ from_cases, price, from_day, until_day }) => (
                <tr key={`${until_day} ${from_cases}`}>
                  <th scope="row">
                    {texts.days(from_day && shortDay(from_day), until_day && shortDay(until_day))}
                  </th>
                  <td>{texts.fromCases(from_cases)}</td>
                  <td>
                    <Money amount={price} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </QueryState>
  )
}
