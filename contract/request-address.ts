import type { Endpoint } from './endpoint.ts'

/** The address of a call; of GET with its input, of one that takes a file with what is said beside it, where what is absent or empty is left out. */
export function requestAddress(
  { method, path, takesFile }: Pick<Endpoint, 'method' | 'path' | 'takesFile'>,
  input: Record<string, unknown>,
): string {
  if (method !== 'GET' && !takesFile) return path
  const { file: _, ...asked } = input
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams()
  for (const [name, value] of given) query.set(name, String(value))
  return given.length === 0 ? path : `${path}?${query}`
}
