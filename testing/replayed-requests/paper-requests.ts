import { aProduct, aRestaurant, aSupplier, type World } from '../world/builders.ts'
import { aDoneOrder, anIssuedInvoice } from '../world/invoice.ts'
import { anIssuedPaper } from '../world/issued-paper.ts'
import { aPayment, paymentBy } from '../world/payment.ts'
import { aWeighedOrder, weighedProducts } from '../world/weighed-order.ts'
import type { ReplayedRequests } from './replayed-request.ts'

async function twoSides(world: World) {
  return { restaurant: await aRestaurant(world), supplier: await aSupplier(world) }
}

async function oneLine(world: World) {
  const { restaurant, supplier } = await twoSides(world)
  const lines = [{ product: await aProduct(world, supplier), quantity: 2 }]
  return { restaurant, supplier, lines }
}

/** A restaurant that has an invoice of 100.00 $ to pay. */
async function anOpenInvoice(world: World) {
  const { restaurant, supplier } = await twoSides(world)
  await anIssuedPaper(world, supplier, restaurant)
  return { restaurant, supplier }
}

/** What suppliers weigh, invoice, credit and are paid. */
export const paperRequests = (world: World): ReplayedRequests => ({
  lineWeightsSet: async () => {
    const { restaurant, supplier } = await twoSides(world)
    const products = await weighedProducts(world, supplier)
    const order = await aWeighedOrder(world, restaurant, supplier, products)
    const weighed = (...packages: string[]) => order.body([{ line: 0, packages }])
    return {
      by: supplier.browser,
      body: weighed('4.025', '4.1'),
      other: weighed('4.025', '4.2'),
    }
  },
  invoiceIssue: async () => {
    const { restaurant, supplier, lines } = await oneLine(world)
    const done = async () => {
      const order = await aDoneOrder(world, restaurant, supplier, lines)
      return { orders: [order.partOf(supplier).publicId] }
    }
    return { by: supplier.browser, body: await done(), other: await done() }
  },
  creditIssue: async () => {
    const { restaurant, supplier, lines } = await oneLine(world)
    const { invoice } = await anIssuedInvoice(world, restaurant, supplier, lines)
    const { public_id: paper_public_id } = invoice
    const credit = (whole: boolean) => ({ paper_public_id, whole })
    return { by: supplier.browser, body: credit(true), other: credit(false) }
  },
  paperSeriesSave: async () => {
    const { browser: by } = await aSupplier(world)
    const next = (next_number: number) => ({ kind: 'invoice', prefix: 'FA-', next_number })
    return { by, body: next(100), other: next(101) }
  },
  paymentSave: async () => {
    const { restaurant, supplier } = await anOpenInvoice(world)
    const paid = (amount: string) => paymentBy(restaurant, amount)
    return { by: supplier.browser, body: paid('40.00'), other: paid('50.00') }
  },
  paymentReverse: async () => {
    const { restaurant, supplier } = await anOpenInvoice(world)
    const paid = async (amount: string) => ({
      public_id: await aPayment(supplier, restaurant, amount),
    })
    return { by: supplier.browser, body: await paid('40.00'), other: await paid('50.00') }
  },
  remindersSave: async () => {
    const { browser: by } = await aSupplier(world)
    return { by, body: { is_on: true }, other: { is_on: false } }
  },
  accountingMapSave: async () => {
    const { browser: by } = await aSupplier(world)
    const kept = (account: string) => ({
      lines: [{ category: 'beef', tax_code: 'none', account, code: 'Z' }],
    })
    return { by, body: kept('4000'), other: kept('4100') }
  },
})
