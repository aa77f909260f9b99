import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCell, isFormula, neutralised, toCell } from './spreadsheet-cell.ts'

const text = fc.oneof(
  fc.string(),
  fc
    .tuple(
      fc.constantFrom(
        "'",
        "''",
        '=',
        '+',
        '-',
        '@',
        '\t',
        "'=",
        ' =',
        '\n=',
        "' @",
        '＝',
        '＋',
        '－',
        '＠',
        "'＝",
        ' ＠',
      ),
      fc.string(),
    )
    .map((parts) => parts.join('')),
)

test('any text comes back from a cell as it went in, and no cell is computed', () => {
  fc.assert(
    fc.property(text, (said) => {
      expect(fromCell(toCell(said))).toBe(said)
      expect(toCell(said)).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r]/)
      expect(isFormula(toCell(said.trim()))).toBe(false)
    }),
  )
})

test("somebody's cell is computed nowhere, and one already neutral stays as it is", () => {
  fc.assert(
    fc.property(text, (cell) => {
      expect(neutralised(cell)).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r]/)
      expect(neutralised(toCell(cell))).toBe(toCell(cell))
    }),
  )
})

test.each([
  ['=1+1', true],
  [' =1+1', true],
  ["'=1+1", false],
  ['+1', false],
  ['a=b', false],
])('%j is a formula: %s', (cell, expected) => {
  expect(isFormula(cell)).toBe(expected)
})
