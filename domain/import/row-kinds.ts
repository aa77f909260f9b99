/** What becomes of a row of an import. Apart from the plan: the address of a preview names them. */
export const ROW_KINDS = ['new', 'changed', 'unchanged', 'faulty'] as const
export type RowKind = (typeof ROW_KINDS)[number]
