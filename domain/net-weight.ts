import { formatDecimal } from './decimal.ts'

const THREE_DECIMALS = /^(0|[1-9]\d*)(?:\.(\d{1,3}))?$/

/** "4", "4.5" and "4.525" as thousandths of the unit (4525); undefined for anything else. The limit is the caller's to check. */
export function parseThousandths(text: string): number | undefined {
  const [, whole, decimals = ''] = THREE_DECIMALS.exec(text) ?? []
  if (whole === undefined) return undefined
  const thousandths = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'))
  return Number.isSafeInteger(thousandths) ? thousandths : undefined
}

/** Thousandths without needless zeros: 4525 is "4.525", 4500 is "4.5", 4000 is "4". */
export function formatThousandths(thousandths: number): string {
  return formatDecimal(thousandths, 3).replace(/\.?0+$/, '')
}
