// What makes a spreadsheet take text for a formula (OWASP, "CSV injection"), behind any apostrophes and blanks; the full-width signs
// where it is set to Chinese or Japanese.
const TAKEN_FOR_FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r])/
const NEUTRALISED = /^'+(?:\s*[=+\-@＝＋－＠]|[\t\r])/

/** Text as an export writes it: what a spreadsheet would compute begins with an apostrophe. */
export function toCell(text: string): string {
  // guard: escaping: formulas in an export [catalogue-export.get]
  //   code: TAKEN_FOR_FORMULA.test(text) ? `'${text}` : text
  //   instead: text
  return TAKEN_FOR_FORMULA.test(text) ? `'${text}` : text
}

/** The text of a cell as a workbook holds it: `_xHHHH_` stands there for a character (ECMA-376, 22.9.2.19). */
export function toWorkbookText(cell: string): string {
  return cell.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
}

/** The text of a cell that `toCell` wrote; any other stays as it is. */
export function fromCell(cell: string): string {
  return NEUTRALISED.test(cell) ? cell.slice(1) : cell
}

/** What a spreadsheet computes: it has no text of its own, only what some program once made of it. */
export function isFormula(cell: string): boolean {
  return cell.trimStart().startsWith('=')
}

/** A cell of somebody's list, to be shown in another: what it said, but computed nowhere. */
export function neutralised(cell: string): string {
  return NEUTRALISED.test(cell) ? cell : toCell(cell)
}
