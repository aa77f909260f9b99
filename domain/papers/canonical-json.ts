/**
 * A value as JSON with the keys of every object in the order of their code units and without spaces, so that what is the same is
 * written the same whatever it was read from. For what JSON can hold; what is undefined is left out.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
