/** One element string: what its application identifier says that the value is. */
export type Gs1Element = { readonly ai: string; readonly value: string }

/**
 * The elements that a code certainly holds, in its order, and what follows them that could not be told apart: '' where all could.
 */
export type Gs1Elements = { readonly elements: readonly Gs1Element[]; readonly unsure: string }

/** What separates elements of no fixed length: FNC1 is sent as GS; some scanners and logs write it out. */
const SEPARATOR = '\u001D'
const WRITTEN_SEPARATOR = /\u241D|<GS>/g

// GS1 General Specifications, figure "Element strings with predefined length using AIs": digits of the value by the identifier's
// first two digits. Every other element ends at a separator or with the code.
const FIXED: ReadonlyMap<string, number> = new Map([
  ...[['00', 18] as const, ['20', 2] as const, ['41', 13] as const, ['04', 16] as const],
  ...['01', '02', '03'].map((ai) => [ai, 14] as const),
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((ai) => [ai, 6] as const),
  ...['31', '32', '33', '34', '35', '36'].map((ai) => [ai, 6] as const),
])

/** How many digits an identifier has, by its first two (GS1 Application Identifiers); undefined where there is none. */
function identifierLength(code: string): number | undefined {
  if (!/^\d\d/.test(code)) return undefined
  const start = code.slice(0, 2)
  if (/^(0[0-4]|1\d|2[0-2]|30|37|9\d)$/.test(start)) return 2
  if (/^(23|24|25|40|41|42|71)$/.test(start)) return 3
  return /^(3[1-6]|39|43|70|72|80|81|82)$/.test(start) ? 4 : undefined
}

const identifier = (code: string): string | undefined => {
  const found = code.slice(0, identifierLength(code) ?? 0)
  return /^\d{2,4}$/.test(found) && found.length === identifierLength(code) ? found : undefined
}

const fixedLength = (ai: string) => FIXED.get(ai.slice(0, 2))

/** The longest value of the elements of no fixed length (X..20 for a lot; none has more than 90). */
const mostOf = (ai: string) => (ai === '10' || ai === '21' ? 20 : 90)

/**
 * Splits a code into its element strings (GS1 General Specifications 7.8), `isRight` saying whether a value is one that its
 * identifier can have. An element of no fixed length takes what comes up to the next separator. Where the code has no separator it may have
 * lost them, as keyboards do: a value in which an element of fixed length begins is then not told apart, nor what comes before it in it.
 */
export function splitElements(
  text: string,
  isRight: (element: Gs1Element) => boolean,
): Gs1Elements {
  const code = text.replace(WRITTEN_SEPARATOR, SEPARATOR)
  if (code.startsWith('(')) return splitWritten(code, isRight)
  const elements: Gs1Element[] = []
  // Some scanners send the FNC1 that a code begins with.
  let rest = code.startsWith(SEPARATOR) ? code.slice(1) : code
  while (rest !== '') {
    const ai = identifier(rest)
    const value = ai && takeValue(ai, rest.slice(ai.length))
    if (!ai || !value || !isRight({ ai, value })) break
    const isLast = ai.length + value.length === rest.length
    if (isLast && !code.includes(SEPARATOR) && hidesElement(ai, value, isRight)) break
    elements.push({ ai, value })
    rest = rest.slice(ai.length + value.length)
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(1)
  }
  return { elements, unsure: rest }
}

function takeValue(ai: string, rest: string): string | undefined {
  const length = fixedLength(ai)
  const value = length === undefined ? rest.split(SEPARATOR, 1)[0] : rest.slice(0, length)
  if (!value || value.length > mostOf(ai)) return undefined
  return length === undefined || (value.length === length && /^\d+$/.test(value))
    ? value
    : undefined
}

function hidesElement(ai: string, value: string, isRight: (element: Gs1Element) => boolean) {
  if (fixedLength(ai) !== undefined) return false
  return Array.from({ length: value.length - 1 }, (_, at) => value.slice(at + 1)).some((tail) => {
    const hidden = identifier(tail)
    if (!hidden || fixedLength(hidden) === undefined || hidden === '20') return false
    const found = takeValue(hidden, tail.slice(hidden.length))
    return found !== undefined && isRight({ ai: hidden, value: found })
  })
}

/** As it is written for people, "(01)09501101530003(10)ABC": each element says where it begins. */
function splitWritten(code: string, isRight: (element: Gs1Element) => boolean): Gs1Elements {
  const elements: Gs1Element[] = []
  let rest = code
  while (rest !== '') {
    const [whole, ai, value = ''] = /^\((\d{2,4})\)\s*(.*?)\s*(?=\(\d{2,4}\)|$)/s.exec(rest) ?? []
    if (!whole || !ai || identifier(ai) !== ai || takeValue(ai, value) !== value) break
    if (!isRight({ ai, value })) break
    elements.push({ ai, value })
    rest = rest.slice(whole.length)
  }
  return { elements, unsure: rest }
}
