import { foldText } from '../search.ts'
import type { LineCell, PageLine } from './placed-text.ts'

/** What a column of a printed price list says; `fromCases`: of a price, the cases from which on it counts. */
export type ListColumn = {
  readonly says: 'identifier' | 'code' | 'name' | 'from_cases' | 'price' | 'unit_price' | 'other'
  readonly fromCases: number
  readonly from: number
  readonly to: number
}

const HEADINGS: readonly (readonly [RegExp, ListColumn['says']])[] = [
  [/^(identifiant|identifier|public id)$/, 'identifier'],
  [/^(code|item|sku|article|no|n)$/, 'code'],
  [
    /^(code|no|n|numero|item|product|num)\b.*\b(article|produit|item|product|code|no|number)$/,
    'code',
  ],
  [/\b(minimum|min|des|from)\b.*\b(caisses?|cases?|quantite|qte|quantity|qty)\b/, 'from_cases'],
  [/^(quantite|qte|quantity|qty) (minimum|min|minimale)$/, 'from_cases'],
  [
    /\b(prix courant|usual price|prix regulier|regular price|prix suggere|prix detail|pds[fc]|msrp)\b/,
    'other',
  ],
  [/\b(prix|price|cost)\b.*\b(unitaire|unite|unit|each|kg|lb|100 g)$/, 'unit_price'],
  [/^(unit|each) (price|cost)$/, 'unit_price'],
  [/\b(prix|price|coutant|cout|cost)\b/, 'price'],
  [/\b(nom|name|description|designation|produits?|products?|articles?|denomination)\b/, 'name'],
]
// "1-4", "1 à 4 caisses", "5+", "5 et plus", "dès 5", "from 5 cases", "Prix 10 +".
const STEP =
  /^(?:(?:prix|price|des|from|qte|qty)\s+)*(\d{1,4})\s*(?:(?:-|–|—|a|to)\s*\d{1,4}|\+|et plus|and up|and more|or more|ou plus|caisses?|cases?|cs)(?:\s*(?:caisses?|cases?|cs|\+))?$/
const STEP_IN_FRONT =
  /^(?:prix |price )?(?:des|from|≥|>=)\s*(\d{1,4})(?:\s*(?:caisses?|cases?|cs))?$/
const NAMING: ReadonlySet<ListColumn['says']> = new Set(['identifier', 'code', 'name'])
const OF_A_CASE = /\b(caisses?|cases?|cs|liste|list)\b/

/**
 * The columns that a line announces, where it does: those of a price at least, and of a code or a name. Where several prices are announced
 * without a number of cases, that of a case counts; `unsure` where none or several are, and where there is one of a unit alone.
 */
export function columnsOf(line: PageLine): { columns: ListColumn[]; unsure: boolean } | undefined {
  const read = line.cells.map((cell) => ({ cell, column: columnOf(cell) }))
  const priced = (says: ListColumn['says']) => read.filter(({ column }) => column.says === says)
  const prices = priced('price').length > 0 ? priced('price') : priced('unit_price')
  const isNamed = read.some(({ column }) => NAMING.has(column.says))
  if (prices.length === 0 || !isNamed) return undefined
  const steps = prices.filter(({ cell }) => stepOf(cell.text) !== undefined)
  const plain = prices.filter((price) => !steps.includes(price))
  const ofCase = plain.filter(({ cell }) => OF_A_CASE.test(foldText(cell.text)))
  const chosen = ofCase.length > 0 ? ofCase : plain
  // Beside steps from one case on, another price is no more than one that is not asked.
  const isStepped = steps.some(({ column }) => column.fromCases === 1)
  const taken = new Set(isStepped ? steps : [...steps, ...chosen.slice(-1)])
  const columns = read.map((one): ListColumn => {
    const isPrice = one.column.says === 'price' || one.column.says === 'unit_price'
    return isPrice ? { ...one.column, says: taken.has(one) ? 'price' : 'other' } : one.column
  })
  const isOfUnit = prices.some(({ column }) => column.says === 'unit_price')
  return { columns, unsure: isOfUnit || (!isStepped && chosen.length > 1) }
}

function columnOf(cell: LineCell): ListColumn {
  const { text, from, to } = cell
  const fromCases = stepOf(text)
  if (fromCases !== undefined) return { says: 'price', fromCases, from, to }
  const plain = foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const says = HEADINGS.find(([heading]) => heading.test(plain))?.[1] ?? 'other'
  return { says, fromCases: 1, from, to }
}

/** From how many cases on the price under a heading counts, where it says so. */
function stepOf(text: string): number | undefined {
  const folded = foldText(text)
    .replace(/[():.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cases = Number((STEP.exec(folded) ?? STEP_IN_FRONT.exec(folded))?.[1] ?? 0)
  return cases > 0 ? cases : undefined
}
