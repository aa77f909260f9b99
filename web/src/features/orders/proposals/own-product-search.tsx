import { MAX_SEARCH_LENGTH } from '@halles/domain/product.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useProductName } from '../../../components/use-product-name.ts'
import { api } from '../../../platform/api/api.ts'
import { useLanguage, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ProductFacts } from '../changes/product-facts.tsx'
import styles from './proposals.module.css'
import type { ProposedLine } from './proposed-part.ts'
import type { SubstituteProduct } from './substitutes.ts'

const SHOWN = 6

type OwnProductSearchProps = {
  line: ProposedLine
  onChoose: (product: SubstituteProduct) => void
  onClose: () => void
}

/** The supplier's own products that can be ordered today, at first those that share the line's first word. */
export function OwnProductSearch({ line, onChoose, onClose }: OwnProductSearchProps) {
  const texts = useTextsOf(proposalsTexts)
  const { common } = useTexts()
  const lang = useLanguage()
  const nameOf = useProductName()
  const [typed, setTyped] = useState(() => nameOf(line.product).split(/\s/)[0] ?? '')
  const search = useDeferredValue(typed.trim())
  const query = useQuery({
    queryKey: ['own-products-to-propose', search, lang],
    queryFn: ({ signal }) => api.supplierProductList({ search, lang, page: '1' }, { signal }),
    placeholderData: keepPreviousData,
  })
  const results = query.data && 'results' in query.data ? query.data.results : []
  const found = results
    .filter(({ public_id, available }) => available && public_id !== line.product.public_id)
    .slice(0, SHOWN)
  const isEmpty = query.isSuccess && !query.isPlaceholderData && found.length === 0
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={texts.search}
        data-autofocus
        before={<IconSearch size={18} aria-hidden />}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Announcement className={styles.soft}>
        {query.isError ? texts.searchError : isEmpty && texts.noneFound}
      </Announcement>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((product) => (
            <li key={product.public_id}>
              <ProductFacts
                product={product}
                isRemoved={false}
                isEstimate={Boolean(product.sold_by_weight)}
              />
              <Button
                variant="default"
                aria-label={texts.chooseProduct(nameOf(product))}
                onClick={() => onChoose(product)}
              >
                {texts.choose}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </div>
  )
}
