/** Days in Montréal, YYYY-MM-DD, both among them; `untilDay` null: without an end. */
export type FromUntil = { readonly fromDay: string; readonly untilDay: string | null }

export function holdsOn({ fromDay, untilDay }: FromUntil, day: string): boolean {
  return fromDay <= day && (untilDay === null || day <= untilDay)
}

/** Of what holds on a day, what began last; of several that began on one day, the last of the list. Undefined where nothing holds. */
export function latestOn<Dated extends FromUntil>(
  dated: readonly Dated[],
  day: string,
): Dated | undefined {
  return dated
    .filter((each) => holdsOn(each, day))
    .reduce<Dated | undefined>(
      (latest, each) => (latest && latest.fromDay > each.fromDay ? latest : each),
      undefined,
    )
}
