/**
 * The cells of a line as a spreadsheet copies it (tabs) or a CSV file has it (semicolons, commas, quotation marks). A line
 * of text is one cell; commas separate cells only where one of them is a number alone: "Oignons, jaunes" is a name.
 */
export function cellsOf(line: string): string[] {
  for (const separator of ['\t', ';', ',']) {
    const cells = split(line, separator)
    const isTable = separator !== ',' || cells.some(isNumber) || line.trim().startsWith('"')
    if (cells.length > 1 && isTable) return cells
  }
  return [...split(line, '\t')]
}

/** Whether a cell is a quantity and nothing else. */
export function isNumber(cell: string): boolean {
  return /^\d{1,6}(?:[.,]\d{1,2})?$/.test(cell)
}

function split(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (letter === separator && !isQuoted && !isDecimalComma(line, at)) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  cells.push(cell.trim())
  return cells.filter((text) => text !== '')
}

/** "1,5 kg": digits on both sides. In a file such a comma separates two numbers, which makes the quantity unclear. */
function isDecimalComma(line: string, at: number): boolean {
  return line[at] === ',' && /\d/.test(line[at - 1] ?? '') && /\d/.test(line[at + 1] ?? '')
}
