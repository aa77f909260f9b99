import { foldText } from '@halles/domain/search.ts'

const SHOWN = 8

/** Suppliers with what was typed in their name, whatever its accents: how many, and the first, those that begin with it before. */
export function suppliersCalled<Supplier extends { readonly name: string }>(
  typed: string,
  suppliers: readonly Supplier[],
): { all: number; shown: readonly Supplier[] } {
  const wanted = foldText(typed.trim())
  if (wanted === '') return { all: 0, shown: [] }
  const found = suppliers.filter(({ name }) => foldText(name).includes(wanted))
  const begins = ({ name }: Supplier) => foldText(name).startsWith(wanted)
  const ordered = [...found.filter(begins), ...found.filter((one) => !begins(one))]
  return { all: found.length, shown: ordered.slice(0, SHOWN) }
}
