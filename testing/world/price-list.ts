type ListRow = Partial<{
  public_id: string
  name_fr: string
  name_en: string
  category: string
  unit: string
  quantity_per_case: string
  price: string
  description: string
  lead_days: string
  pick_place: string
}>

const ROW = {
  name_fr: 'Poitrine de poulet',
  name_en: 'Chicken breast',
  category: 'chicken',
  unit: 'kg',
  quantity_per_case: '10',
  price: '85.00',
}

/** A supplier's price list as CSV text: chicken breasts at 85.00 $ for 10 kg unless said otherwise, a row each. */
export function aPriceList(rows: readonly ListRow[] = [{}]): string {
  const columns = Object.keys({ ...ROW, ...rows[0] }) as (keyof ListRow)[]
  const lines = rows.map((row) => {
    const cells = { ...ROW, ...row }
    return columns.map((column) => quoted(cells[column] ?? '')).join(',')
  })
  return [columns.join(','), ...lines].join('\r\n')
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
