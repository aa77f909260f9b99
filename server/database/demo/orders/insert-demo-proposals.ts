import { depositOfCase } from '@halles/domain/deposit.ts'
import { answerBy } from '@halles/domain/proposal.ts'
import { pricePerUnit } from '@halles/domain/unit-price.ts'
import { insertOrderEntries } from '../../../orders/facts/order-entries-sql.ts'
import { insertProposal } from '../../../orders/proposals/proposals-sql.ts'
import { readProposingTimes } from '../../../orders/proposals/proposing-times-sql.ts'
import type { Transaction } from '../../transaction.ts'
import { demoPublicId } from '../demo-public-id.ts'
import { findDemoLine } from './demo-line-sql.ts'
import { demoDay, idOf, type LoadedMarket } from './place-demo-order.ts'
import { type DemoProposal, demoProposals } from './proposals.ts'

/** Proposes what the demo market's restaurants have yet to answer: as if it had just been proposed. */
export async function insertDemoProposals(tx: Transaction, market: LoadedMarket): Promise<void> {
  for (const proposal of demoProposals) await propose(tx, market, proposal)
}

async function propose(
  tx: Transaction,
  market: LoadedMarket,
  { restaurant, ageHours, supplier, lacking, substitute, cases }: DemoProposal,
): Promise<void> {
  const line = await findDemoLine(
    tx,
    idOf(market, supplier),
    demoPublicId('line', restaurant, ageHours, supplier, lacking),
  )
  const until = answerBy(await readProposingTimes(tx, line.supplierOrderId))
  if ('refused' in until) throw new Error(`too late to propose ${substitute}`)
  const product = market.products(supplier, substitute)
  const proposalId = await insertProposal(
    tx,
    { supplierOrderId: line.supplierOrderId, side: 'supplier', isAgreed: false, ...until },
    [
      {
        kind: 'substitute',
        lineId: line.id,
        oldCases: 0,
        newCases: 0,
        replacedCases: line.quantity,
        linePriceCents: null,
        newPriceCents: null,
        product: {
          ...product,
          pricePerUnit: pricePerUnit(product.priceCents, product.quantityHundredths),
          depositCents: depositOfCase(product.deposit, demoDay(market.hoursBefore(0))),
          isWeighed: false,
          priceSource: 'list',
          listPriceCents: null,
          priceSteps: null,
        },
        quantity: cases,
        day: null,
      },
    ],
  )
  await insertOrderEntries(tx, line.supplierOrderId, line.by, [{ kind: 'proposed', proposalId }])
}
