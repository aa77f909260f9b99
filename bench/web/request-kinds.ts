export const KINDS = ['document', 'script', 'style', 'font', 'image', 'api', 'other'] as const
export type Kind = (typeof KINDS)[number]

const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
}

/** Of a request as the DevTools protocol names its type; undefined for a live connection and for what is no request. */
export function kindOf(type: string | undefined, path: string): Kind | undefined {
  if (type === 'EventSource' || path === '/api/events/') return
  if (path.startsWith('/api/')) return 'api'
  return KIND_OF_TYPE[type ?? ''] ?? 'other'
}
