import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { CaseSize } from '../../components/case-size.tsx'
import { Facts } from '../../components/facts.tsx'
import { Money } from '../../components/money.tsx'
import { OwnPrice } from '../../components/own-price.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { api, errorMessage } from '../../platform/api/api.ts'
import { useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import type { OrderTextMatch } from './order-text-line.ts'
import styles from './typed-order.module.css'

const SHOWN = 6

type FoundProductsProps = {
  typed: string
  onChoose: (product: OrderTextMatch['product']) => void
}

/** The market's best matches of what is typed, each a button. */
export function FoundProducts({ typed, onChoose }: FoundProductsProps) {
  const texts = useTextsOf(orderTextTexts)
  const { common, catalogue } = useTexts()
  const lang = useLanguage()
  const nameOf = useProductName()
  const search = useDeferredValue(typed.trim())
  const query = useQuery({
    queryKey: ['products-for-line', search, lang],
    queryFn: ({ signal }) => api.productList({ search, lang, page: '1' }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search === '' ? [] : (query.data?.results.slice(0, SHOWN) ?? [])
  const said =
    search === ''
      ? ''
      : query.isError
        ? errorMessage(query.error)
        : query.isPending
          ? common.loading
          : found.length === 0
            ? catalogue.noMatch(search)
            : texts.found(found.length)
  return (
    <>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'soft'}>
        {said}
      </p>
      {query.isError ? (
        <button type="button" className={styles.answer} onClick={() => query.refetch()}>
          {common.retry}
        </button>
      ) : null}
      <ul className={styles.found}>
        {found.map((product) => (
          <li key={product.public_id}>
            <button type="button" onClick={() => onChoose(product)}>
              <span className={styles.name}>{nameOf(product)}</span>
              <span className="soft">
                <Facts>
                  {product.supplier.name}
                  <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
                  <Money amount={product.price} isEstimate={Boolean(product.sold_by_weight)} />
                  {product.own_price && (
                    <OwnPrice
                      own={product.own_price}
                      isEstimate={Boolean(product.sold_by_weight)}
                    />
                  )}
                </Facts>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
