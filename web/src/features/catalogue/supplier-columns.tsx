import type { ListingName } from '@halles/domain/product.ts'
import { IconPencil } from '@tabler/icons-react'
import { ActionIconLink } from '../../components/links.tsx'
import { useProductName } from '../../components/product-name.ts'
import { useTexts } from '../../platform/language.ts'
import { Availability } from './availability/availability.tsx'
import { useCaseColumns } from './case-columns.tsx'
import { CasePrice } from './case-price.tsx'
import type { ListingAddress, SupplierSort } from './listing-address.ts'
import { ProductName } from './product-name.tsx'
import type { OwnProduct } from './product-pages.ts'
import type { Column } from './product-table.tsx'
import { SoldCases } from './sold-cases.tsx'

/** Where the list is, so that the form leads back to it. */
type List = { category: ListingName; address: ListingAddress<SupplierSort> }

/** SPEC section 2, supplier product list, and whether each product can be ordered. */
export function useSupplierColumns(list: List): Column<OwnProduct>[] {
  const { products, catalogue } = useTexts()
  const { columns } = catalogue
  return [
    {
      id: 'name_fr',
      label: columns.name_fr,
      cell: ({ name_fr, description }) => (
        <ProductName name={name_fr} lang="fr" description={description} />
      ),
    },
    {
      id: 'name_en',
      label: columns.name_en,
      cell: ({ name_en }) => <span lang="en">{name_en}</span>,
    },
    {
      id: 'price',
      label: columns.price,
      numeric: true,
      cell: ({ price }) => <CasePrice amount={price} />,
    },
    ...useCaseColumns(),
    {
      id: 'sold_quantity',
      label: columns.sold_quantity,
      numeric: true,
      cell: ({ sold_quantity }) => <SoldCases cases={sold_quantity} />,
    },
    {
      id: 'availability',
      label: products.availability,
      cell: (product) => <Availability product={product} />,
    },
    {
      id: 'edit',
      label: products.actions,
      isLabelHidden: true,
      cell: (product) => <EditLink product={product} list={list} />,
    },
  ]
}

function EditLink({ product, list }: { product: OwnProduct; list: List }) {
  const { products } = useTexts()
  const nameOf = useProductName()
  return (
    <ActionIconLink
      to="/supplier/categories/$categoryName/edit/$productPublicId"
      params={{ categoryName: list.category, productPublicId: product.public_id }}
      search={list.address}
      variant="default"
      aria-label={products.edit(nameOf(product))}
    >
      <IconPencil size={20} aria-hidden />
    </ActionIconLink>
  )
}
