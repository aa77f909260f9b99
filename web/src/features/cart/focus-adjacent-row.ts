/** Puts the focus on the quantity of the row after, or before, this one's: its number, or + where there is none yet. */
export function focusRow(place: HTMLElement, by: 1 | -1): void {
  let row: Element | null | undefined = place.closest('tr')
  let there: Element | null | undefined
  // The head of a section has no quantity.
  do {
    row = by === 1 ? rowAfter(row) : rowBefore(row)
    there = row?.querySelector('fieldset')
  } while (row && !there)
  const buttons = there?.querySelectorAll('button') ?? []
  const next = there?.querySelector('input') ?? [...buttons].at(-1)
  next?.focus()
}

/** A list of several pages has a body for each. */
function rowAfter(row: Element | null | undefined): Element | null | undefined {
  return row?.nextElementSibling ?? row?.parentElement?.nextElementSibling?.firstElementChild
}

function rowBefore(row: Element | null | undefined): Element | null | undefined {
  return row?.previousElementSibling ?? row?.parentElement?.previousElementSibling?.lastElementChild
}
