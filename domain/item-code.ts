/** By which item codes are the same: in any case of the letters A to Z, as lower(… collate "C") has them in SQL. */
export function itemCodeKey(code: string): string {
  return code.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
