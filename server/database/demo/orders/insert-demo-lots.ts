import type { Transaction } from '../../transaction.ts'
import { demoPublicId } from '../demo-public-id.ts'
import { insertDemoExercise, insertLotsOfDeliveries } from './demo-lots-sql.ts'
import { idOf, type LoadedMarket } from './place-demo-order.ts'

/** What was delivered has its lots, and the butcher has tried a recall of one. */
export async function insertDemoLots(tx: Transaction, market: LoadedMarket): Promise<void> {
  await insertLotsOfDeliveries(tx)
  await insertDemoExercise(tx, {
    supplierId: idOf(market, 'boucherie'),
    publicId: demoPublicId('recall', 'boucherie'),
    reason:
      'Exercice annuel\u00a0: trouver en moins d’une heure tous les restaurants qui ont reçu ce lot.',
  })
}
