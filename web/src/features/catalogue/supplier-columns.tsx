import { otherLanguage } from '@halles/contract/language.ts'
import type { ListingName } from '@halles/domain/product.ts'
import { IconPencil } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Column } from '../../components/data-table/table-row.tsx'
import { IconLink } from '../../components/links.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { isPlainClick } from '../../platform/address/plain-click.ts'
import { useFormat, useLanguage, useTexts } from '../../platform/language/language.ts'
import { Availability } from './availability/availability.tsx'
import { useCaseColumns } from './case-columns.tsx'
import type { ListingAddress, SupplierSort } from './list-search-params.ts'
import { PriceCell } from './prices/price-cell.tsx'
import { ProductName } from './product-name.tsx'
import type { OwnProduct } from './product-pages.ts'
import { Pictured } from './product-picture.tsx'
import styles from './sold-cases.module.css'

/** product.md 2, supplier product list, the reader's own name of each first, and whether it can be ordered. */
export function useSupplierColumns(category: ListingName): Column<OwnProduct>[] {
  const { products, catalogue } = useTexts()
  const { columns } = catalogue
  const language = useLanguage()
  const otherLang = otherLanguage(language)
  const [own, other] = [`name_${language}`, `name_${otherLang}`] as const
  return [
    {
      id: own,
      label: columns[own],
      isRowHeader: true,
      cell: (product) => (
        <Pictured
          category={product.category}
          photo={product.photos?.find(({ state }) => state !== 'hidden')}
        >
          <div className="min-0">
            <ProductName name={product[own]} lang={language} description={product.description} />
            {product.audience ? <span className="soft small">{products.customersOnly}</span> : null}
          </div>
        </Pictured>
      ),
    },
    {
      id: other,
      label: columns[other],
      cell: (product) => <span lang={otherLang}>{product[other]}</span>,
    },
    {
      id: 'price',
      label: columns.price,
      numeric: true,
      cell: (product) => <PriceCell product={product} />,
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
      cell: (product) => <EditLink product={product} category={category} />,
    },
  ]
}

const LIST = '/_supplier/supplier/categories/$categoryName/'

/** To the form, which leads back to the list as it is. */
function EditLink({ product, category }: { product: OwnProduct; category: ListingName }) {
  const { products } = useTexts()
  const nameOf = useProductName()
  const navigate = useNavigate()
  const address = useSearch({ from: LIST, select: withoutPage, structuralSharing: true })
  const form = {
    to: '/supplier/categories/$categoryName/edit/$productPublicId',
    params: { categoryName: category, productPublicId: product.public_id },
  } as const

  /** The page is read when it is clicked: in the link, it would draw each row anew for every page that is loaded. */
  function openForm(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate({ ...form, search: (current) => current })
  }
  return (
    <IconLink
      {...form}
      search={address}
      onClick={openForm}
      variant="default"
      aria-label={products.edit(nameOf(product))}
    >
      <IconPencil size={20} aria-hidden />
    </IconLink>
  )
}

function withoutPage({ page: _, ...address }: ListingAddress<SupplierSort>) {
  return address
}

/** Only the number under its column's head; in a card, with what it counts. */
function SoldCases({ cases }: { cases: number }) {
  const { catalogue } = useTexts()
  const { decimal } = useFormat()
  const count = decimal(String(cases))
  return (
    <>
      <span className={styles.bare}>{count}</span>
      <span className={styles.said}>{catalogue.sold(count, cases > 1)}</span>
    </>
  )
}
