/** Puts the focus on the same column's field of the row after, or before, this one's, as in a sheet. */
export function focusAdjacentCell(field: HTMLElement, by: 1 | -1): void {
  const column = field.closest('td')?.dataset['column']
  const row = adjacentRow(field.closest('tr'), by)
  row?.querySelector<HTMLElement>(`[data-column='${column}'] :is(input, button)`)?.focus()
}

/** Puts the focus on the quantity of the row after, or before, this one's: its number, or + where there is none yet. */
export function focusAdjacentQuantity(place: HTMLElement, by: 1 | -1): void {
  let row = adjacentRow(place.closest('tr'), by)
  // The head of a section has no quantity.
  while (row && !row.querySelector('fieldset')) row = adjacentRow(row, by)
  const quantity = row?.querySelector('fieldset')
  const buttons = quantity?.querySelectorAll('button') ?? []
  const next = quantity?.querySelector('input') ?? [...buttons].at(-1)
  next?.focus()
}

/** By how many rows a key leads: the arrows, and Enter downwards. */
export function rowsByKey(key: string): 1 | -1 | 0 {
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' || key === 'Enter' ? 1 : 0
}

/** A list of several pages has a body for each. */
function adjacentRow(row: Element | null | undefined, by: 1 | -1): Element | null | undefined {
  return by === 1
    ? (row?.nextElementSibling ?? row?.parentElement?.nextElementSibling?.firstElementChild)
    : (row?.previousElementSibling ?? row?.parentElement?.previousElementSibling?.lastElementChild)
}
