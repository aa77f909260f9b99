import { useFormat } from '../../../platform/language/language.ts'

/** A moment of the wire as it is said: by its time within today, else with its day. */
export function useSaidAt(): (at: string) => string {
  const { time, moment } = useFormat()
  return (at) => {
    const isToday = new Date(at).toDateString() === new Date().toDateString()
    // A time is not broken at the end of a line.
    return isToday ? time(at).replaceAll(' ', '\u00a0') : moment(at)
  }
}
