import { MAX_SEARCH_LENGTH } from '@halles/domain/product.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { nextStep } from '../../../components/price-of-cases.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { api } from '../../../platform/api/api.ts'
import { useLanguage, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PRODUCTS_TO_ADD } from '../order-queries.ts'
import styles from './part-actions.module.css'
import type { AddedProduct, Part, PartChanges } from './part-changes.ts'
import { ProductFacts } from './product-facts.tsx'

const SHOWN = 5

type AddProductProps = {
  part: Part
  changes: PartChanges
  onAdd: (product: AddedProduct['product']) => void
}

export function AddProduct({ part, changes, onAdd }: AddProductProps) {
  const texts = useTextsOf(orderChangesTexts)
  const { orders } = useTexts()
  const lang = useLanguage()
  const nameOf = useProductName()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { supplier } = part
  const query = useQuery({
    queryKey: [...PRODUCTS_TO_ADD, supplier.public_id, search, lang],
    queryFn: ({ signal }) =>
      api.productList(
        { supplier_public_id: supplier.public_id, search, lang, page: '1' },
        { signal },
      ),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const taken = new Set([
    ...part.products.flatMap((line) => (line.is_cancelled ? [] : [line.product.public_id])),
    ...changes.added.map(({ product }) => product.public_id),
  ])
  const found = (query.data?.results ?? [])
    .filter((product) => !taken.has(product.public_id))
    .slice(0, SHOWN)
  const isEmpty = search !== '' && query.isSuccess && found.length === 0
  return (
    <div className="grid gap-xs">
      <TextField
        type="search"
        label={texts.add}
        placeholder={texts.addFrom(supplier.name)}
        before={<IconSearch size={18} aria-hidden />}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Announcement className="soft small">
        {query.isError ? orders.fetchError : isEmpty && texts.noneFound}
      </Announcement>
      {search !== '' && found.length > 0 && (
        <ul className="plain-list">
          {found.map((product) => (
            <li key={product.public_id} className={`${styles.line} grid center`}>
              <ProductFacts
                product={product}
                isRemoved={false}
                isEstimate={Boolean(product.sold_by_weight)}
                next={nextStep(product.own_price?.steps, 1)}
              />
              <Button
                variant="default"
                aria-label={texts.addOne(nameOf(product))}
                icon={<IconPlus size={18} aria-hidden />}
                onClick={() => onAdd(product)}
              >
                {texts.addShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
