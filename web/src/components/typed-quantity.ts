/** What was typed into a quantity field, brought into bounds; nothing when it is no count. */
export function typedQuantity(
  typed: string | undefined,
  min: number,
  max: number,
): number | undefined {
  const digits = typed?.replace(/\s/g, '')
  if (digits === undefined || !/^\d{1,9}$/.test(digits)) return undefined
  return Math.min(Math.max(Number(digits), min), max)
}
