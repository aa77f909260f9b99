import { from } from './demo-order.ts'

/** What waits in the first restaurant's cart: the fishmonger's minimum is not met yet. */
export const demoCart = {
  restaurant: 'resto',
  suppliers: [
    from('boucherie', 'pending', { 'epaule-boeuf': 1, 'saucisses-toulouse': 1 }),
    from('laiterie', 'pending', { 'creme-35': 2, 'fromage-creme': 1 }),
    from('poissonnerie', 'pending', { moules: 3, 'filets-sebaste': 1 }),
  ],
} as const
