import { CaseSize } from '../../components/case-size.tsx'
import { UnitPrice } from '../../components/unit-price.tsx'
import { useTexts } from '../../platform/language.ts'
import { CasePrice } from './case-price.tsx'
import { ProductName } from './product-name.tsx'
import type { OwnProduct } from './product-pages.ts'
import type { Column } from './product-table.tsx'
import { SoldCases } from './sold-cases.tsx'

/** SPEC section 2, supplier product list. */
export function useSupplierColumns(): Column<OwnProduct>[] {
  const { columns } = useTexts().catalogue
  return [
    {
      id: 'name_fr',
      label: columns.name_fr,
      cell: ({ name_fr, description }) => <ProductName name={name_fr} description={description} />,
    },
    { id: 'name_en', label: columns.name_en, cell: ({ name_en }) => name_en },
    {
      id: 'price',
      label: columns.price,
      numeric: true,
      cell: ({ price }) => <CasePrice amount={price} />,
    },
    {
      id: 'quantity_per_case',
      label: columns.quantity_per_case,
      cell: ({ quantity_per_case, unit }) => (
        <CaseSize quantity={quantity_per_case} unit={unit} aligned />
      ),
    },
    {
      id: 'price_per_unit',
      label: columns.price_per_unit,
      numeric: true,
      cell: (product) => <UnitPrice {...product} />,
    },
    {
      id: 'sold_quantity',
      label: columns.sold_quantity,
      numeric: true,
      cell: ({ sold_quantity }) => <SoldCases cases={sold_quantity} />,
    },
  ]
}
