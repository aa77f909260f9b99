import type { DepositKind, ReturnableContainers } from '@halles/domain/deposit.ts'
import type { boissons } from './boissons.ts'
import type { DemoProduct } from './demo-product.ts'

/** Drinks of the demo market that come in returnable containers, each one of its case. */
const DRINKS: Partial<Record<keyof typeof boissons, DepositKind>> = {
  'eau-source': 'container',
  'eau-petillante': 'glass_500',
  'eau-petillante-lime': 'container',
  cola: 'container',
  'cola-diete': 'container',
  'soda-gingembre': 'container',
  'soda-citron-lime': 'container',
  'biere-epinette': 'container',
  'biere-gingembre': 'container',
  limonade: 'container',
  'the-glace': 'container',
  'biere-sans-alcool': 'container',
  'cidre-sans-alcool': 'glass_500',
}

/** What a product of a demo supplier says of the returnable containers of a case. */
export function demoDeposit(
  supplier: string,
  key: string,
  { quantityHundredths }: DemoProduct,
): ReturnableContainers {
  const kind = supplier === 'boissons' ? DRINKS[key as keyof typeof DRINKS] : undefined
  return kind ? { containers: quantityHundredths / 100, kind } : { containers: 0, kind: null }
}
