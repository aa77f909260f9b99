/** A stop of a day's route, in the order in which it is driven; whether it is of the zone that is looked at. */
export type Stop = { readonly publicId: string; readonly isInZone: boolean }

/**
 * The stops of a day after those of a zone, or of every zone, were put into another order: they take the places that the
 * zone's stops had together. Stops of the zone that are not named, which came meanwhile, follow the named ones. Undefined
 * when one that is named is no stop of the zone.
 */
export function reordered<Of extends Stop>(
  stops: readonly Of[],
  named: readonly string[],
): Of[] | undefined {
  const ofZone = stops.filter(({ isInZone }) => isInZone)
  const byId = new Map(ofZone.map((stop) => [stop.publicId, stop]))
  const first = named.flatMap((id) => byId.get(id) ?? [])
  if (first.length < named.length) return undefined
  const isNamed = new Set(named)
  const next = [...first, ...ofZone.filter(({ publicId }) => !isNamed.has(publicId))].values()
  return stops.map((stop) => (stop.isInZone ? (next.next().value ?? stop) : stop))
}

/** A list with the item at one place moved to another; those between move by one. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}
