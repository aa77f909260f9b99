/** An object that was stored as JSON; an empty one where it was something else. */
export function storedRecord(text: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : {}
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
