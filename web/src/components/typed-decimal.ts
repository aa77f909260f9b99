/** What a person writes, "1 250,50 $", as the wire wants it: "1250.50". */
export function typedDecimal(typed: string): string {
  return typed.replace(/[\s$]/g, '').replace(',', '.')
}
