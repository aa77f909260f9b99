/** Puts the focus on the same column's field of the row after, or before, this one's, as in a sheet. */
export function focusCell(field: HTMLElement, by: 1 | -1): void {
  const column = field.closest('td')?.dataset['column']
  const row = field.closest('tr')
  const other = by === 1 ? rowAfter(row) : rowBefore(row)
  other?.querySelector<HTMLElement>(`[data-column='${column}'] :is(input, button)`)?.focus()
}

/** A list of several pages has a body for each. */
function rowAfter(row: Element | null): Element | null | undefined {
  return row?.nextElementSibling ?? row?.parentElement?.nextElementSibling?.firstElementChild
}

function rowBefore(row: Element | null): Element | null | undefined {
  return row?.previousElementSibling ?? row?.parentElement?.previousElementSibling?.lastElementChild
}

/** By how many rows a key leads: the arrows, and Enter downwards. */
export function rowsByKey(key: string): 1 | -1 | 0 {
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0
}
