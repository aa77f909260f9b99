const COLOURS = 8

/** The number of a supplier's colour: the same for the same public id on every device. */
export function awningOf(publicId: string): number {
  let hash = 0
  for (const letter of publicId) hash = (hash * 31 + letter.charCodeAt(0)) % 9973
  return hash % COLOURS
}
