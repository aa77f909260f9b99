import { demoEmail } from './demo-account.ts'

/** Whoever picks the orders of one of the suppliers. */
export const demoPicker = {
  email: demoEmail('preparation'),
  firstName: 'Réal',
  lastName: 'Vaillancourt',
  kind: 'supplier',
  role: 'picker',
  supplier: 'boucherie',
} as const
