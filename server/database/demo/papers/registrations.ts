import { readRegistrationNumber } from '@halles/domain/tax/registration-number.ts'

/** Small suppliers that charge no taxes. */
const NOT_REGISTERED: readonly string[] = ['sous-bois']

/** Numbers that nobody has: they begin with 999. None of a supplier that is not registered. */
export function demoRegistrations(
  supplier: string,
  place: number,
): { tax: 'gst' | 'qst'; number: string }[] {
  if (NOT_REGISTERED.includes(supplier)) return []
  const two = String(place + 10).slice(-2)
  return [
    { tax: 'gst', number: withCheckDigit(`999000${two}`) },
    { tax: 'qst', number: `99900000${two}TQ0001` },
  ]
}

/** The GST number whose business number begins so. */
function withCheckDigit(digits: string): string {
  for (let check = 0; check < 10; check++) {
    const number = readRegistrationNumber('gst', `${digits}${check}RT0001`)
    if (number) return number
  }
  throw new Error(`${digits} has no check digit`)
}
