import { LISTING_NAMES } from '@halles/domain/product.ts'
import {
  formatMediumDeliveryDay,
  formatShortCutOff,
  montrealDay,
} from '@halles/texts/delivery-times.ts'
import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { Awning } from '../../../components/awning.tsx'
import { CaseSize } from '../../../components/case-size.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { Facts } from '../../../components/facts.tsx'
import { Notice } from '../../../components/notice.tsx'
import { OwnPrice } from '../../../components/own-price.tsx'
import { StarRating } from '../../../components/star-rating.tsx'
import {
  useFormat,
  useLanguage,
  useTexts,
  useTextsOf,
} from '../../../platform/language/language.ts'
import { CasePrice } from '../case-price.tsx'
import { LastPaid } from '../last-paid.tsx'
import { PriceTag } from '../price-tag.tsx'
import { Allergens } from './allergens.tsx'
import { PriceHistory } from './price-history.tsx'
import styles from './product-page.module.css'
import type { OwnProductPage, ProductPage } from './product-page-query.ts'
import { useStatedFacts } from './stated-facts.ts'

type ProductViewProps = {
  product: OwnProductPage & Partial<Omit<ProductPage, keyof OwnProductPage>>
  /** What can be done with it: a matter of cart and guides, so the route brings it. */
  actions?: ReactNode
  /** Its photos, where it has any. */
  gallery: ReactNode
}

/** All that is said of a product, for whoever buys it and, without what only a restaurant knows, for whoever sells it. */
export function ProductView({ product, actions, gallery }: ProductViewProps) {
  const texts = useTextsOf(productPageTexts)
  const { day } = useFormat()
  const language = useLanguage()
  const { available, available_from: from, category, description } = product
  const other = language === 'fr' ? 'en' : 'fr'
  const place: CSSProperties & { '--place': number } = {
    '--place': LISTING_NAMES.indexOf(category),
  }
  return (
    <>
      <div className={`${styles.top} grid mb-xl`}>
        {product.photos.length > 0 ? (
          gallery
        ) : (
          <span className={`${styles.picture} grid`} style={place} aria-hidden />
        )}
        <div className="stack min-0">
          <p className="soft anywhere" lang={other}>
            {product[`name_${other}`]}
          </p>
          <div className="row center gap-md between">
            <PriceTag is_cheapest={false} {...product} />
            {available ? actions : null}
          </div>
          {available ? null : (
            <Notice tone="warning">
              {texts.unavailable} {from && texts.backOn(day(from))}
            </Notice>
          )}
          {description === '' ? null : (
            <p className={`${styles.description} anywhere`}>{description}</p>
          )}
          <ProductFacts product={product} />
        </div>
      </div>
      <Allergens product={product} />
      <PriceHistory product={product} />
    </>
  )
}

/** In their order, each in its own shape; there is room for them before they come. */
function ProductFacts({ product }: Pick<ProductViewProps, 'product'>) {
  const { menu } = useTexts()
  const texts = useTextsOf(productPageTexts)
  const stated = useStatedFacts(product)
  const { price, own_price, quantity_per_case, unit, category, last_paid, next_delivery } = product
  const isEstimate = Boolean(product.sold_by_weight)
  return (
    <FactList
      facts={[
        [
          texts.case,
          <Facts key="case">
            <CasePrice amount={price} isEstimate={isEstimate} />
            <CaseSize quantity={quantity_per_case} unit={unit} />
            {own_price && <OwnPrice own={own_price} isEstimate={isEstimate} />}
            {last_paid && (
              <span className={styles.lastPaid}>
                <LastPaid price={price} last={last_paid} isEstimate={isEstimate} />
              </span>
            )}
          </Facts>,
        ],
        [texts.supplier, <Supplier key="supplier" product={product} />],
        ...(next_delivery === undefined
          ? []
          : [[texts.nextDelivery, <NextDay key="next" next={next_delivery} />] as const]),
        [texts.category, menu[category]],
        ...stated,
      ]}
    />
  )
}

/** A supplier reads its own page of it: what leads there is a restaurant's. */
function Supplier({ product }: Pick<ProductViewProps, 'product'>) {
  const { public_id, name, rating, rating_count } = product.supplier
  return (
    <span className="row center gap-sm">
      <span>
        <Awning supplier={public_id} />{' '}
        {product.paid ? (
          <Link
            to="/supplierinfo/$supplierPublicId"
            params={{ supplierPublicId: public_id }}
            className="standalone-link"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      {rating === '0' ? null : <StarRating rating={rating} count={rating_count} brief />}
    </span>
  )
}

function NextDay({ next }: { next: ProductPage['next_delivery'] }) {
  const texts = useTextsOf(productPageTexts)
  const language = useLanguage()
  if (!next) return texts.noDay
  const day = formatMediumDeliveryDay(language, next.day)
  if (next.is_late) return texts.toConfirm(day)
  return texts.orderBefore(day, formatShortCutOff(language, next.cut_off_at, montrealDay(next.at)))
}
