import { type RawBuilder, sql } from 'kysely'
import type { LockedCustomers } from '../customers/customer-change-sql.ts'
import type { Transaction } from '../database/transaction.ts'

/** Writes what the rows of a preview say: three statements, however many rows. */
export async function applyCustomers(
  tx: Transaction,
  supplier: LockedCustomers,
  importId: number,
): Promise<void> {
  await sql`
    update customer set code = ${said('code')}, terms_days = ${terms('said')}, price_list_id = ${priceList('said')}
    from customer_import_row row
    where import_id = ${importId} and kind = 'changed'
      and customer.supplier_id = ${supplier} and customer.restaurant_id = row.restaurant_id`.execute(
    tx,
  )
  await sql`
    update trade_invitation set name = ${said('name')}, code = ${said('code')}, terms_days = ${terms('said')},
      language = ${said('language')}::language, price_list_id = ${priceList('said')}
    from customer_import_row row
    where import_id = ${importId} and kind = 'changed'
      and trade_invitation.account_id = ${supplier} and trade_invitation.id = row.invitation_id`.execute(
    tx,
  )
  await sql`
    with added as (
      insert into trade_invitation (account_id, name, email, email_hash, code, terms_days, language, price_list_id)
      select ${supplier}, ${said('name')}, ${said('email')}, email_hash, ${said('code')}, ${terms('said')},
        ${said('language')}::language, ${priceList('said')}
      from customer_import_row row
      where import_id = ${importId} and kind = 'new'
      order by row_number
      returning id, email)
    update customer_import_row row set invitation_id = added.id
    from added
    where import_id = ${importId} and kind = 'new' and ${said('email')} = added.email`.execute(tx)
}

/**
 * Takes back what the rows of an import changed, where it still stands as they said; how many. An invitation that was sent stays,
 * and neither a code that another customer has by now is given back, nor a price list that was removed since.
 */
export async function takeCustomersBack(
  tx: Transaction,
  supplier: LockedCustomers,
  importId: number,
): Promise<number> {
  const customers = await sql`
    update customer set code = ${before('code')}, terms_days = ${terms('before')}, price_list_id = ${priceList('before')}
    from customer_import_row row
    where import_id = ${importId} and kind = 'changed'
      and customer.supplier_id = ${supplier} and customer.restaurant_id = row.restaurant_id
      and customer.code = ${said('code')} and customer.terms_days is not distinct from ${terms('said')}
      and customer.price_list_id is not distinct from ${priceList('said')} and ${isPriceListLeft(supplier)}
      and not exists (
        select from customer holder
        where holder.supplier_id = ${supplier} and holder.code = ${before('code')} and holder.code <> ''
          and holder.restaurant_id <> row.restaurant_id)`.execute(tx)
  const invitations = await sql`
    update trade_invitation invited set name = ${before('name')}, code = ${before('code')},
      terms_days = ${terms('before')}, language = ${before('language')}::language, price_list_id = ${priceList('before')}
    from customer_import_row row
    where import_id = ${importId} and kind = 'changed' and ${isAsSaid(supplier)} and ${isPriceListLeft(supplier)}`.execute(
    tx,
  )
  const added = await sql`
    delete from trade_invitation invited using customer_import_row row
    where import_id = ${importId} and kind = 'new' and invited_at is null and ${isAsSaid(supplier)}`.execute(
    tx,
  )
  return [customers, invitations, added].reduce(
    (rows, { numAffectedRows = 0n }) => rows + Number(numAffectedRows),
    0,
  )
}

/** Of an invitation as `invited`: it is the one of the `row`, as that one says, and nobody has followed it. */
function isAsSaid(supplier: LockedCustomers): RawBuilder<boolean> {
  return sql`invited.account_id = ${supplier} and invited.id = row.invitation_id and invited.accepted_at is null
    and invited.name = ${said('name')} and invited.code = ${said('code')} and invited.language::text = ${said('language')}
    and invited.terms_days is not distinct from ${terms('said')}
    and invited.price_list_id is not distinct from ${priceList('said')}`
}

const said = (field: string) => sql`(row.said ->> ${sql.lit(field)})`
const before = (field: string) => sql`(row.before ->> ${sql.lit(field)})`
const terms = (of: 'said' | 'before') => sql`(row.${sql.ref(of)} ->> 'termsDays')::integer`
const priceList = (of: 'said' | 'before') =>
  sql`(row.${sql.ref(of)} -> 'priceList' ->> 'id')::integer`

/** Whether the price list of before is there, or there was none. */
function isPriceListLeft(supplier: LockedCustomers): RawBuilder<boolean> {
  return sql`(${priceList('before')} is null or exists (
    select from price_list where supplier_id = ${supplier} and id = ${priceList('before')}))`
}
