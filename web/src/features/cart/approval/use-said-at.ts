import { useFormat } from '../../../platform/language/language.ts'
import { isMontrealToday } from '../../../platform/montreal-day.ts'

/** A moment of the wire as it is said: by its time within today, else with its day. */
export function useSaidAt(): (at: string) => string {
  const { time, moment } = useFormat()
  return (at) => {
    // A time is not broken at the end of a line.
    return isMontrealToday(new Date(at)) ? time(at).replaceAll(' ', '\u00a0') : moment(at)
  }
}
