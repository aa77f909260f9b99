const SHOWN_OF_A_CELL = 100

/** A cell of somebody's list as it is shown: its first hundred characters, of which none is cut in two. */
export function shownCell(cell = ''): string {
  return [...cell.slice(0, 2 * SHOWN_OF_A_CELL)].slice(0, SHOWN_OF_A_CELL).join('').toWellFormed()
}
