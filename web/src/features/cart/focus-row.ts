/** Puts the focus on the quantity of the row after, or before, this one's: its number, or + where there is none yet. */
export function focusRow(place: HTMLElement, by: 1 | -1): void {
  const row = place.closest('tr')
  const other = by === 1 ? row?.nextElementSibling : row?.previousElementSibling
  const there = other?.querySelector('fieldset')
  const buttons = there?.querySelectorAll('button') ?? []
  const next = there?.querySelector('input') ?? [...buttons].at(-1)
  next?.focus()
}
