import type { Result } from 'lighthouse'

/** The rows of an audit's table. */
export function itemsOf<Item>({ audits }: Result, name: string): Item[] {
  const details = audits[name]?.details
  return details && 'items' in details ? (details.items as Item[]) : []
}
