import type { Role } from '@halles/domain/role.ts'

/** As `texts/fr/roles.ts`. */
export const roles: Record<Role, string> = {
  owner: 'owner',
  buyer: 'purchasing',
  cook: 'kitchen',
  desk: 'order desk',
  picker: 'order picking',
  operator: 'Halles operations',
}
