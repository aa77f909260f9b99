import { type Gs1Element, splitElements } from './gs1-elements.ts'
import { readGtin } from './gtin.ts'

/** A net weight as a label states it, exactly: `digits` of the unit with so many decimals, 1234 and 3 are 1.234. */
export type LabelWeight = {
  readonly unit: 'kg' | 'lb'
  readonly digits: number
  readonly decimals: number
}

/**
 * What the code of a label says; null where it does not. `gtin` has 14 digits (see readGtin), `expiresOn` is a day "2026-11-30".
 * `unsure`: the end of the code that could not be told apart. It is shown, and nothing is taken from it.
 */
export type ReadLabel = {
  readonly gtin: string | null
  readonly weight: LabelWeight | null
  readonly lot: string | null
  readonly expiresOn: string | null
  readonly unsure: string | null
}

/** What a scanner may say of a code before it: ISO/IEC 15424. Those of GS1 hold elements, those of EAN, UPC and ITF a number alone. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/
const OF_GS1 = /^\](C1|d2|e0|Q3|J1)/

/** Characters of a lot: GS1 General Specifications, figure 7.11-1. */
const LOT = /^[!"%-?A-Z_a-z]+$/

/**
 * Reads what was scanned or typed: element strings of GS1-128, DataMatrix and DataBar with or without what the scanner says before
 * them, the same as written for people with parentheses, or a trade item's number alone; one of those that begin with 2 says
 * what it is, never its weight. Undefined for anything else. `year` is the present one: two digits of a label's year are
 * the year nearest to it (General Specifications 7.12).
 */
export function readLabel(scanned: string, year: number): ReadLabel | undefined {
  const text = scanned.trim()
  const code = text.replace(SYMBOLOGY, '')
  const gtin = OF_GS1.test(text) ? undefined : readGtin(code)
  if (gtin) return { gtin, weight: null, lot: null, expiresOn: null, unsure: null }
  const { elements, unsure } = splitElements(code, (element) => isRight(element, year))
  if (elements.length === 0) return undefined
  const saying = (ai: string) => elements.find((element) => element.ai === ai)?.value
  const measured = elements.find(({ ai }) => /^3[12]0/.test(ai))
  return {
    gtin: readGtin(saying('01') ?? '') ?? null,
    weight: measured ? weightOf(measured) : null,
    lot: saying('10') ?? null,
    expiresOn: readDay(saying('17') ?? '', year) ?? null,
    unsure: unsure || null,
  }
}

function weightOf({ ai, value }: Gs1Element): LabelWeight {
  return {
    unit: ai.startsWith('310') ? 'kg' : 'lb',
    digits: Number(value),
    decimals: Number(ai.at(-1)),
  }
}

function isRight({ ai, value }: Gs1Element, year: number): boolean {
  if (ai === '01' || ai === '02') return readGtin(value) !== undefined
  if (/^1[1-9]$/.test(ai)) return readDay(value, year) !== undefined
  // The identifier's last digit says how many decimals there are: of six digits at most five.
  if (/^3[1-6]/.test(ai)) return Number(ai.at(-1)) <= 5
  return ai === '10' ? LOT.test(value) : true
}

/** "261130" as "2026-11-30"; a day 00 is the month's last. Undefined for no day of the calendar. */
export function readDay(value: string, year: number): string | undefined {
  const [, yy, mm, dd] = /^(\d\d)(\d\d)(\d\d)$/.exec(value) ?? []
  if (!yy || !mm || !dd || mm < '01' || mm > '12') return undefined
  const full = fullYear(Number(yy), year)
  const last = new Date(Date.UTC(full, Number(mm), 0)).getUTCDate()
  if (Number(dd) > last) return undefined
  const day = dd === '00' ? String(last) : dd
  return `${String(full).padStart(4, '0')}-${mm}-${day}`
}

/** 51 years ahead and more is the last century, 50 years ago and more the next one. */
function fullYear(yy: number, year: number): number {
  const century = year - (year % 100)
  const ahead = yy - (year % 100)
  if (ahead >= 51) return century - 100 + yy
  return ahead <= -50 ? century + 100 + yy : century + yy
}
