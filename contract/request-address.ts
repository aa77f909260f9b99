import type { Endpoint } from './endpoint.ts'

/** The address of a call; of GET with its input, where what is absent or empty is left out. */
export function requestAddress(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
): string {
  if (method !== 'GET') return path
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams()
  for (const [name, value] of given) query.set(name, String(value))
  return given.length === 0 ? path : `${path}?${query}`
}
