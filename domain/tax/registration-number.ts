import type { Tax } from './tax-class.ts'

/**
 * A registration number as it is kept: "123456782RT0001" for the GST, nine digits, RT, four digits; "1234567890TQ0001" for the QST, ten
 * digits, TQ, four digits (revenuquebec.ca "API used to validate a QST registration number"). Spaces, hyphens and small letters are
 * taken. Undefined for anything else, and where the business number of a GST number has a wrong check digit. Whether the number is
 * somebody's is not known.
 */
export function readRegistrationNumber(tax: Tax, text: string): string | undefined {
  const number = text.replace(/[\s-]/g, '').toUpperCase()
  if (tax === 'qst') return /^\d{10}TQ\d{4}$/.test(number) ? number : undefined
  return /^\d{9}RT\d{4}$/.test(number) && hasCheckDigit(number.slice(0, 9)) ? number : undefined
}

/** As it is shown: "123456782 RT0001". */
export function formatRegistrationNumber(number: string): string {
  return number.replace(/(RT|TQ)/, ' $1')
}

/** The last digit of a business number makes the sum of its digits, every second one doubled and cast out nines, a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
