import { sql } from 'kysely'
import { montrealDay } from '../../montreal-days.ts'
import type { Transaction } from '../../transaction.ts'
import type { LoadedProduct } from '../products/insert-demo-products.ts'

/** Amounts in hundredths of a case of the preferred product. */
type LoadedItem = {
  section: string
  label: string
  par: number
  counted: number
  products: readonly LoadedProduct[]
}

/** Writes a guide of a restaurant with its items in order, each counted at a moment by the restaurant's contact. */
export async function insertDemoGuide(
  tx: Transaction,
  restaurantId: number,
  { name, items, countedAt }: { name: string; items: readonly LoadedItem[]; countedAt: Date },
): Promise<void> {
  const guide = await tx
    .insertInto('guide')
    .values({ restaurant_id: restaurantId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, { section, label, par, counted, products }] of items.entries()) {
    const [preferred] = products
    const item = await tx
      .insertInto('guide_item')
      .values({
        guide_id: guide.id,
        position: index + 1,
        section,
        label,
        measure: 'case',
        case_unit: preferred?.unit ?? null,
        case_hundredths: preferred?.quantityHundredths ?? null,
        par,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('guide_item_product')
      .values(
        products.map(({ id }, rank) => ({
          guide_item_id: item.id,
          guide_id: guide.id,
          product_id: id,
          rank: rank + 1,
        })),
      )
      .execute()
    await sql`
      insert into guide_count (guide_item_id, day, amount, by_person_id, at)
      select ${item.id}::integer, ${montrealDay('counted.at')}, ${counted}::integer, contact_person_id, at
      from account, (values (${countedAt}::timestamptz)) counted (at)
      where id = ${restaurantId}`.execute(tx)
  }
}
