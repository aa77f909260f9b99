import type { Tax, TaxClass } from '@halles/domain/tax/tax-class.ts'
import type { TaxAnswers } from '@halles/domain/tax/tax-questions.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../transaction.ts'

export type AnsweredProduct = {
  publicId: string
  answers: TaxAnswers
  taxClass: TaxClass
  taxedWhereAsked: boolean | null
}

/** Keeps what suppliers answered of their products, and gives these the class, as the screen's call does for those of one category. */
export async function insertTaxAnswers(
  tx: Transaction,
  answered: readonly AnsweredProduct[],
): Promise<void> {
  await sql`
    with answered as (
      select product.id, account.contact_person_id, said.*
      from jsonb_to_recordset(${JSON.stringify(answered)}::jsonb) as said
        ("publicId" text, answers jsonb, "taxClass" text, "taxedWhereAsked" boolean)
      join product on product.public_id = "publicId"
      join account on account.id = product.supplier_id
    ), kept as (
      insert into product_tax_answer (product_id, answers, tax_class, taxed_where_asked, by_person_id)
      select id, answers, "taxClass", "taxedWhereAsked", contact_person_id from answered order by id
    )
    update product set tax_class = "taxClass", taxed_where_asked = "taxedWhereAsked"
    from answered where product.id = answered.id`.execute(tx)
}

export async function insertRegistrations(
  tx: Transaction,
  registrations: readonly { supplier_id: number; tax: Tax; number: string; from_day: string }[],
): Promise<void> {
  await tx
    .insertInto('tax_registration')
    .values([...registrations])
    .execute()
}
