import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Awning } from '../../components/awning.tsx'
import { CaseSize } from '../../components/case-size.tsx'
import type { Column } from '../../components/data-table/table-row.tsx'
import { OwnPrice } from '../../components/own-price.tsx'
import { StarRating } from '../../components/star-rating.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { useCaseColumns } from './case-columns.tsx'
import { CasePrice } from './case-price.tsx'
import { CompareButton } from './comparison/compare-button.tsx'
import { LastPaid } from './last-paid.tsx'
import { NextDelivery } from './next-delivery/next-delivery.tsx'
import { PriceTag } from './price-tag.tsx'
import { ProductName } from './product-name.tsx'
import type { ListedProduct } from './product-pages.ts'
import { Pictured } from './product-picture.tsx'
import styles from './restaurant-columns.module.css'

/** product.md 2, restaurant product list. `add` is the + of a row: a matter of the cart, so the route brings it. */
export function useRestaurantColumns(
  add: (product: ListedProduct) => ReactNode,
): Column<ListedProduct>[] {
  const { columns } = useTexts().catalogue
  const nameOf = useProductName()
  return [
    {
      id: 'name',
      label: columns.name,
      isRowHeader: true,
      cell: (product) => (
        <Pictured category={product.category} photo={product.photo} inGrid>
          <ProductName name={nameOf(product)} description={product.description} page={product} />
        </Pictured>
      ),
    },
    {
      id: 'supplier',
      label: columns.supplier,
      cell: (product) => (
        <div className={`${styles.offer} grid center`}>
          <Supplier supplier={product.supplier} />
          <CompareButton name={nameOf(product)} product={product} />
        </div>
      ),
    },
    {
      id: 'price',
      label: columns.price,
      numeric: true,
      cell: ({ price, own_price, last_paid, quantity_per_case, unit, sold_by_weight }) => (
        <div className={`${styles.price} flex baseline`}>
          <span className={styles.case}>
            <CasePrice amount={price} isEstimate={Boolean(sold_by_weight)} />
            <span className={styles.size} aria-hidden>
              <CaseSize quantity={quantity_per_case} unit={unit} />
            </span>
          </span>
          {last_paid && (
            <LastPaid price={price} last={last_paid} isEstimate={Boolean(sold_by_weight)} />
          )}
          {own_price && (
            <span className={styles.own}>
              <OwnPrice own={own_price} isEstimate={Boolean(sold_by_weight)} />
            </span>
          )}
        </div>
      ),
    },
    ...useCaseColumns<ListedProduct>((product) => <PriceTag {...product} />),
    { id: 'add', label: columns.add, isLabelHidden: true, cell: add },
  ]
}

type SupplierProps = {
  supplier: ListedProduct['supplier'] & { minimum_order_price?: string }
}

function Supplier({ supplier }: SupplierProps) {
  const { cart } = useTexts()
  const { dollars } = useFormat()
  const { minimum_order_price: minimum = '0.00' } = supplier
  return (
    <>
      <span className={`${styles.supplier} flex center gap-xs min-0`}>
        <Awning supplier={supplier.public_id} />
        <Link
          to="/supplierinfo/$supplierPublicId"
          params={{ supplierPublicId: supplier.public_id }}
          className={styles.link}
          title={supplier.name}
        >
          {supplier.name}
        </Link>
      </span>
      <span className={`${styles.facts} flex center size-xs`}>
        {supplier.rating === '0' ? null : (
          <StarRating rating={supplier.rating} count={supplier.rating_count} brief />
        )}
        <NextDelivery supplierId={supplier.public_id} />
      </span>
      {minimum === '0.00' ? null : (
        <span className={`${styles.minimum} soft size-xs`}>{cart.minimum(dollars(minimum))}</span>
      )}
    </>
  )
}
