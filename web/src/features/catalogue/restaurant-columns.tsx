import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Column } from '../../components/data-table/table-row.tsx'
import { useProductName } from '../../components/product-name.ts'
import { StarRating } from '../../components/star-rating.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { useCaseColumns } from './case-columns.tsx'
import { CasePrice } from './case-price.tsx'
import { LastPaid } from './last-paid.tsx'
import { ProductName } from './product-name.tsx'
import type { ListedProduct } from './product-pages.ts'
import styles from './restaurant-columns.module.css'

/** SPEC section 2, restaurant product list. `add` is the + of a row: a matter of the cart, so the route brings it. */
export function useRestaurantColumns(
  add: (product: ListedProduct) => ReactNode,
): Column<ListedProduct>[] {
  const { columns } = useTexts().catalogue
  const nameOf = useProductName()
  return [
    {
      id: 'name',
      label: columns.name,
      cell: (product) => <ProductName name={nameOf(product)} description={product.description} />,
    },
    {
      id: 'supplier',
      label: columns.supplier,
      cell: ({ supplier }) => <SupplierLink supplier={supplier} />,
    },
    {
      id: 'price',
      label: columns.price,
      numeric: true,
      cell: ({ price, last_paid }) => (
        <div className={styles.price}>
          <CasePrice amount={price} />
          {last_paid && <LastPaid price={price} last={last_paid} />}
        </div>
      ),
    },
    ...useCaseColumns(),
    { id: 'add', label: columns.add, isLabelHidden: true, cell: add },
  ]
}

function SupplierLink({ supplier }: { supplier: ListedProduct['supplier'] }) {
  return (
    <span className={styles.supplier}>
      <Link
        to="/supplierinfo/$supplierPublicId"
        params={{ supplierPublicId: supplier.public_id }}
        className={styles.link}
      >
        {supplier.name}
      </Link>
      {supplier.rating === '0' ? null : (
        <StarRating rating={supplier.rating} count={supplier.rating_count} brief />
      )}
    </span>
  )
}
