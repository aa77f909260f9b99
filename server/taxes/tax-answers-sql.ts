import type { CategoryName } from '@halles/domain/product.ts'
import type { ProductTax, TaxClass } from '@halles/domain/tax/tax-class.ts'
import { MAX_ANSWERED_AT_ONCE, type TaxAnswers } from '@halles/domain/tax/tax-questions.ts'
import { sql } from 'kysely'
import type { LockedCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { PersonId, SupplierId } from '../platform/access/viewer.ts'
import { isMissing } from './tax-settings-sql.ts'

type Answered = {
  category: CategoryName
  /** Undefined: those that are not answered, so many at a time. */
  publicIds: readonly string[] | undefined
  answers: TaxAnswers
  tax: ProductTax
  asked: readonly TaxClass[]
}

/**
 * Gives products of a category the class that was answered, and keeps the answers; how many there were. They are locked by id, as
 * checkouts lock them; those that are another's, of another category or deleted are passed over.
 */
export async function updateTaxClasses(
  tx: Transaction,
  catalogue: LockedCatalogue,
  personId: PersonId,
  { category, publicIds, answers, tax, asked }: Answered,
): Promise<number> {
  const meant = publicIds
    ? sql<boolean>`product.public_id = any(${publicIds}::text[])`
    : isMissing(asked)
  // guard: taxes: owner of the products that are answered for [taxes/tax-class-save]
  //   code: product.supplier_id = ${catalogue} and
  const { rows } = await sql<{ id: number }>`
    with locked as materialized (
      select id from product
      where product.supplier_id = ${catalogue} and product.category = ${category}
        and product.deleted_at is null and ${meant}
      order by id
      limit ${MAX_ANSWERED_AT_ONCE}
      for no key update of product
    ), kept as (
      insert into product_tax_answer (product_id, answers, tax_class, taxed_where_asked, by_person_id)
      select id, ${JSON.stringify(answers)}::jsonb, ${tax.taxClass}, ${tax.taxedWhereAsked}::boolean, ${personId}
      from locked order by id
    )
    update product set tax_class = ${tax.taxClass}, taxed_where_asked = ${tax.taxedWhereAsked}::boolean
    from locked where product.id = locked.id
    returning product.id`.execute(tx)
  return rows.length
}

/** How many products of a category of the supplier are not answered. */
export async function countMissing(
  reader: Reader,
  supplierId: SupplierId,
  category: CategoryName,
  asked: readonly TaxClass[],
): Promise<number> {
  const { missing } = await reader
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('missing'))
    .where('supplier_id', '=', supplierId)
    .where('category', '=', category)
    .where('deleted_at', 'is', null)
    .where(isMissing(asked))
    .executeTakeFirstOrThrow()
  return missing
}
