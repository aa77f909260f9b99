import type { ProductTax, Tax, TaxClass } from '@halles/domain/tax/tax-class.ts'
import type { AddedTaxRules } from '@halles/domain/tax/tax-rules.ts'
import { sql } from 'kysely'
import { MONTREAL } from '../database/montreal-days.ts'
import type { Reader } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { ADDED_TAX_RULES, toAddedTaxRules } from './added-tax-rules-sql.ts'

// Read once: midnight may fall within a statement.
const NOW = sql<{
  today: string
}>`(select (clock_timestamp() at time zone ${MONTREAL})::date as today offset 0)`

export type IssuingTaxes = {
  /** Montréal's day, YYYY-MM-DD, whose registrations these are. */
  readonly today: string
  /** The number under which the supplier charges each tax that day; null: it does not. */
  readonly numbers: Readonly<Record<Tax, string | null>>
  readonly added: AddedTaxRules
  /** Of each of the products that is the supplier's, by id, deleted ones too; null while it is not answered. */
  readonly products: ReadonlyMap<number, ProductTax | null>
}

/**
 * What a paper that is issued now has to know of taxes: `taxedBy` and `taxRatesOn` say the rest. Registrations and classes change under
 * the supplier's row, which the caller has locked, so that none does before the paper is issued. The day is that of this statement, once
 * all locks are there, not the day on which the transaction began to wait for them.
 */
export async function findIssuingTaxes(
  reader: Reader,
  supplierId: SupplierId,
  productIds: readonly number[],
): Promise<IssuingTaxes> {
  const { today, gst, qst, added, products } = await reader
    .selectFrom(NOW.as('clock'))
    .select([
      'clock.today',
      numberInForce(supplierId, 'gst').as('gst'),
      numberInForce(supplierId, 'qst').as('qst'),
      ADDED_TAX_RULES.as('added'),
      productTaxes(supplierId, productIds).as('products'),
    ])
    .executeTakeFirstOrThrow()
  return {
    today,
    numbers: { gst, qst },
    added: toAddedTaxRules(added),
    products: new Map(
      products.map(({ id, taxClass, taxedWhereAsked }) => [
        id,
        taxClass === null ? null : { taxClass, taxedWhereAsked },
      ]),
    ),
  }
}

function numberInForce(supplierId: SupplierId, tax: Tax) {
  // guard: taxes: owner of the number under which a tax is charged [taxes/issuing-taxes]
  //   code: where supplier_id = ${supplierId} and tax = ${tax}
  //   instead: where tax = ${tax}
  // guard: taxes: a number on its days [taxes/issuing-taxes]
  //   code: and clock.today between from_day and coalesce(until_day, 'infinity')
  return sql<string | null>`(
    select number from tax_registration
    where supplier_id = ${supplierId} and tax = ${tax}
      and clock.today between from_day and coalesce(until_day, 'infinity'))`
}

type ProductRow = { id: number; taxClass: TaxClass | null; taxedWhereAsked: boolean | null }

function productTaxes(supplierId: SupplierId, productIds: readonly number[]) {
  // guard: taxes: owner of the products whose classes are charged [taxes/issuing-taxes]
  //   code: supplier_id = ${supplierId} and
  //   instead: ${supplierId} > 0 and
  return sql<ProductRow[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'taxClass', tax_class, 'taxedWhereAsked', taxed_where_asked)), '[]')
    from product where supplier_id = ${supplierId} and id = any(${productIds}::integer[]))`
}
