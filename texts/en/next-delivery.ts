import type { nextDelivery as french } from '../fr/next-delivery.ts'

export const nextDelivery: typeof french = {
  delivered: (day) => `delivered ${day}`,
  deliveredIfConfirmed: (day) => `delivered ${day}, to confirm`,
}
