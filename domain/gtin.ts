const LENGTHS: readonly number[] = [8, 12, 13, 14]

/**
 * A trade item's number as 14 digits with a right check digit; undefined for anything else. 8, 12, 13 or 14 digits are taken, spaces
 * and hyphens between them too (GS1 General Specifications 7.9). A weighed item's number, which begins with 2, is kept without
 * the weight or price that its last five digits state.
 */
export function readGtin(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  // Zeros alone stand where a list has no number.
  if (!/^0*[1-9]\d*$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined
  const gtin = digits.padStart(14, '0')
  if (gtin.at(-1) !== checkDigit(gtin.slice(0, -1))) return undefined
  return isWeighedGtin(gtin) ? withoutWeight(gtin) : gtin
}

/** Whether it is a number for goods weighed in a shop, of 12 or 13 digits: each supplier gives its own, so equal ones say nothing. */
export function isWeighedGtin(gtin: string): boolean {
  return /^00?2\d{11,12}$/.test(gtin) && gtin.length === 14
}

/** The last digit of a number, of the others: weights 3 and 1 in turn from the right. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

function withoutWeight(gtin: string): string {
  const item = `${gtin.slice(0, 8)}00000`
  return item + checkDigit(item)
}
