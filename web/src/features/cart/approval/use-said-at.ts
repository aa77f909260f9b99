import { useFormat } from '../../../platform/language/language.ts'

/** A moment of the wire as it is said: by its time within today, else with its day. */
export function useSaidAt(): (at: string) => string {
  const { time, moment } = useFormat()
  return (at) => (new Date(at).toDateString() === new Date().toDateString() ? time(at) : moment(at))
}
