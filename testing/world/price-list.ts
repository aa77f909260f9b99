import type { Cells } from '@halles/domain/import/imported-row.ts'

const ROW = {
  name_fr: 'Poitrine de poulet',
  name_en: 'Chicken breast',
  category: 'chicken',
  unit: 'kg',
  quantity_per_case: '10',
  price: '85.00',
}

/** A supplier's price list as CSV text: chicken breasts at 85.00 $ for 10 kg unless said otherwise, a row each. */
export function aPriceList(rows: readonly Cells[] = [{}]): string {
  const columns = Object.keys({ ...ROW, ...rows[0] }) as (keyof Cells)[]
  const lines = rows.map((row) => {
    const cells = { ...ROW, ...row }
    return columns.map((column) => quoted(cells[column] ?? '')).join(',')
  })
  return [columns.join(','), ...lines].join('\r\n')
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
