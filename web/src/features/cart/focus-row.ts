/** Puts the focus on the quantity of the row after, or before, this one's: its number, or + where there is none yet. */
export function focusRow(place: HTMLElement, by: 1 | -1): void {
  const row = place.closest('tr')
  const other = by === 1 ? rowAfter(row) : rowBefore(row)
  const there = other?.querySelector('fieldset')
  const buttons = there?.querySelectorAll('button') ?? []
  const next = there?.querySelector('input') ?? [...buttons].at(-1)
  next?.focus()
}

/** A list of several pages has a body for each. */
function rowAfter(row: Element | null): Element | null | undefined {
  return row?.nextElementSibling ?? row?.parentElement?.nextElementSibling?.firstElementChild
}

function rowBefore(row: Element | null): Element | null | undefined {
  return row?.previousElementSibling ?? row?.parentElement?.previousElementSibling?.lastElementChild
}
