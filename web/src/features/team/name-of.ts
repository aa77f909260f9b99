import type { Member } from './team-queries.ts'

export function nameOf({ first_name, last_name }: Member): string {
  return `${first_name} ${last_name}`
}
