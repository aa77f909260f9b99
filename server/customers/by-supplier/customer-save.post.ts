import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type Change, changed, changedFields } from '@halles/domain/business-activity.ts'
import { customerChange } from '@halles/domain/customer.ts'
import { formatMoney } from '@halles/domain/money.ts'
import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { Handler } from '../../handler.ts'
import { bumpChangeCounters } from '../../live/change-counter-sql.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { findPriceList, type PriceList } from '../../price-lists/price-lists-sql.ts'
import {
  findCustomerToChange,
  isCodeTaken,
  type LockedCustomers,
  lockCustomers,
  type SaidOfCustomer,
  updateCustomer,
} from '../customer-change-sql.ts'
import { findCustomer } from './customers-sql.ts'

export const customerSave: Handler<'customerSave'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { restaurant_public_id: publicId } = input
  const { supplierId } = viewer
  const supplier = await lockCustomers(tx, supplierId)
  const before = await findCustomerToChange(tx, supplier, publicId)
  if (!before) throw refuse('not_found')
  const { id, name, said } = before
  const list = await givenPriceList(tx, supplier, input.price_list_public_id)
  const after = saidWith(said, input, list)
  if (await isCodeTaken(tx, supplier, { code: after.code, except: id })) {
    throw refuseField('code', 'customer_code_taken')
  }
  const detail = [
    ...changesOf(said, after),
    ...(list === undefined ? [] : changed('price_list', before.listName, list?.name ?? null)),
  ]
  if (detail.length > 0) {
    await updateCustomer(tx, supplier, { id, said: after })
    await insertBusinessAction(tx, viewer, { action: 'customer_saved', subject: name, detail })
  }
  const became = input.status && customerChange(said.status, input.status)
  if (became) {
    await dependencies.queueMail(tx, {
      kind: `customer-${became}`,
      to: { accountId: id, members: 'manage_orders' },
      facts: { supplierId },
    })
  }
  const customer = await findCustomer(tx, supplierId, publicId)
  if (!customer) throw refuse('not_found')
  // Nobody else learns that something was noted.
  const isShown = detail.some(({ field }) => field !== 'customer_note')
  if (detail.length > 0) await bumpChangeCounters(tx, isShown ? [supplierId, id] : [supplierId])
  return customer
}

/** The supplier's own price list; null for none, undefined where it stays as it is. */
async function givenPriceList(
  tx: Transaction,
  supplier: LockedCustomers,
  publicId: string | null | undefined,
): Promise<PriceList | null | undefined> {
  if (typeof publicId !== 'string') return publicId
  const list = await findPriceList(tx, supplier, publicId)
  if (!list) throw refuseField('price_list_public_id', 'price_list_unknown')
  return list
}

/** What is left out stays. */
function saidWith(
  said: SaidOfCustomer,
  given: Input<Endpoints['customerSave']>,
  list: PriceList | null | undefined,
): SaidOfCustomer {
  const { status = said.status, code = said.code, note = said.note } = given
  const { minimum_order_price: minimum_cents = said.minimum_cents } = given
  const { terms_days = said.terms_days } = given
  const price_list_id = list === undefined ? said.price_list_id : (list?.id ?? null)
  return { status, code, note, minimum_cents, terms_days, price_list_id }
}

/** What people type may name somebody: a code and a note are not recorded for good. */
function changesOf(before: SaidOfCustomer, after: SaidOfCustomer): Change[] {
  const written = (said: SaidOfCustomer) => ({ customer_code: said.code, customer_note: said.note })
  return [
    ...changed('customer_status', before.status, after.status),
    ...changedFields(written(before), written(after), ['customer_code', 'customer_note']),
    ...changed('minimum_order_price', dollars(before), dollars(after)),
    ...changed('terms_days', days(before), days(after)),
  ]
}

const dollars = ({ minimum_cents: cents }: SaidOfCustomer) =>
  cents === null ? null : formatMoney(cents)

const days = ({ terms_days: days }: SaidOfCustomer) => (days === null ? null : `${days}`)
