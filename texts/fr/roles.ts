import type { Role } from '@halles/domain/role.ts'

/** What a member of a business is, within a sentence. */
export const roles: Record<Role, string> = {
  owner: 'propriétaire',
  buyer: 'responsable des achats',
  cook: 'cuisine',
  desk: 'responsable des commandes',
  picker: 'préparation des commandes',
  operator: 'exploitation de Halles',
}
