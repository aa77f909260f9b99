import { MAX_ITEM_PRODUCTS } from '@halles/domain/guide.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { IconPlus, IconStar, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CaseSize } from '../../components/case-size.tsx'
import { Facts } from '../../components/facts.tsx'
import { UnitPrice } from '../../components/unit-price.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './equal-products.module.css'
import { candidatesOptions, type Guide, type GuideItem } from './guide-queries.ts'

export type EqualProduct = { id: string; name: string; supplier: string }

type EqualProductsProps = {
  guide: Guide
  item: GuideItem
  products: readonly EqualProduct[]
  onChange: (products: EqualProduct[]) => void
}

/** The products that are equal to the restaurant, the preferred one first. What looks alike is offered, never added. */
export function EqualProducts({ guide, item, products, onChange }: EqualProductsProps) {
  const texts = useTextsOf(guidesTexts)
  const [isLooking, setLooking] = useState(false)
  const without = (id: string) => products.filter((product) => product.id !== id)
  return (
    <fieldset className={styles.equal}>
      <legend>{texts.products}</legend>
      <p className="soft small block">{texts.productsHint}</p>
      <ol className={styles.products}>
        {products.map((product, index) => (
          <li key={product.id}>
            <span className={`${styles.what} anywhere min-0 flex-1`}>
              {product.name}
              <span className="soft small block">{product.supplier}</span>
            </span>
            {index === 0 ? (
              <span className={`${styles.preferred} leaf strong small`}>{texts.preferred}</span>
            ) : (
              <IconButton
                aria-label={texts.prefer(product.name)}
                onClick={() => onChange([product, ...without(product.id)])}
              >
                <IconStar size={18} aria-hidden />
              </IconButton>
            )}
            {products.length > 1 ? (
              <IconButton
                aria-label={texts.take(product.name)}
                onClick={() => onChange(without(product.id))}
              >
                <IconX size={18} aria-hidden />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ol>
      {isLooking ? (
        <Alike
          guide={guide}
          item={item}
          products={products}
          onAdd={(product) => onChange([...products, product])}
        />
      ) : (
        <Button variant="default" onClick={() => setLooking(true)}>
          {texts.findEqual}
        </Button>
      )}
    </fieldset>
  )
}

type AlikeProps = Omit<EqualProductsProps, 'onChange'> & { onAdd: (product: EqualProduct) => void }

function Alike({ guide, item, products, onAdd }: AlikeProps) {
  const texts = useTextsOf(guidesTexts)
  const nameOf = useProductName()
  const query = useQuery(candidatesOptions(guide.public_id, item.public_id))
  const found = query.data?.filter(({ public_id }) => products.every(({ id }) => id !== public_id))
  const none = found?.length === 0 ? texts.noEqual : ''
  useAnnounce(none)
  if (query.isError) return <p className="error-text">{texts.loadError}</p>
  if (!found) return null
  if (none) return <p className="plain">{none}</p>
  return (
    <ul className={styles.products}>
      {found.map((candidate) => {
        const name = nameOf(candidate)
        const supplier = candidate.supplier.name
        return (
          <li key={candidate.public_id}>
            <span className={`${styles.what} anywhere min-0 flex-1`}>
              {name}
              <span className="soft small block">
                <Facts>
                  {supplier}
                  <CaseSize quantity={candidate.quantity_per_case} unit={candidate.unit} />
                </Facts>
              </span>
            </span>
            <UnitPrice {...candidate} />
            {candidate.is_in_guide ? (
              <span className="soft small block">{texts.elsewhere}</span>
            ) : (
              <IconButton
                variant="default"
                aria-label={texts.addEqual(`${name}, ${supplier}`)}
                disabled={products.length >= MAX_ITEM_PRODUCTS}
                onClick={() => onAdd({ id: candidate.public_id, name, supplier })}
              >
                <IconPlus size={18} aria-hidden />
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
