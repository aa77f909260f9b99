/** Days, YYYY-MM-DD in order: today and those to come, then those that are past. */
export function daysFromToday<Of extends { day: string }>(
  days: readonly Of[],
  today: string,
): Of[] {
  const isPast = ({ day }: Of) => day < today
  return [...days.filter((one) => !isPast(one)), ...days.filter(isPast)]
}
