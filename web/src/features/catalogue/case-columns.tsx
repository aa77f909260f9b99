import type { ReactNode } from 'react'
import type { Column } from '../../components/data-table/table-row.tsx'
import { UnitPrice } from '../../components/unit-price.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { CaseContent } from './case-content.tsx'

type Case = { price: string; quantity_per_case: string; unit: string }

/** What both lists say of a case after its price: what it holds, and what that costs by the unit. */
export function useCaseColumns<Row extends Case>(
  unitPrice: (row: Row) => ReactNode = (row) => <UnitPrice {...row} />,
): Column<Row>[] {
  const { columns } = useTexts().catalogue
  return [
    {
      id: 'quantity_per_case',
      label: columns.quantity_per_case,
      cell: ({ quantity_per_case, unit }) => (
        <CaseContent quantity={quantity_per_case} unit={unit} />
      ),
    },
    { id: 'price_per_unit', label: columns.price_per_unit, numeric: true, cell: unitPrice },
  ]
}
