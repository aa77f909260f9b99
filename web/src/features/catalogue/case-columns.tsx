import type { Column } from '../../components/data-table/table-row.tsx'
import { UnitPrice } from '../../components/unit-price.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { CaseContent } from './case-content.tsx'

type Case = {
  quantity_per_case: string
  unit: string
  price_per_unit: string
  price_per_kg: string | null
}

/** What both lists say of a case after its price: what it holds, and what that costs by the unit. */
export function useCaseColumns(): Column<Case>[] {
  const { columns } = useTexts().catalogue
  return [
    {
      id: 'quantity_per_case',
      label: columns.quantity_per_case,
      cell: ({ quantity_per_case, unit }) => (
        <CaseContent quantity={quantity_per_case} unit={unit} />
      ),
    },
    {
      id: 'price_per_unit',
      label: columns.price_per_unit,
      numeric: true,
      cell: (product) => <UnitPrice {...product} />,
    },
  ]
}
