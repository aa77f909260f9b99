import { type DemoPerson, demoEmail } from './demo-account.ts'

export const demoOperator: DemoPerson = {
  email: demoEmail('operateur'),
  firstName: 'Camille',
  lastName: 'Desruisseaux',
  language: 'fr',
  status: 'active',
  ageDays: 500,
}
