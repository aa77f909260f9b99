import { askedQuestions, readTaxAnswers } from '@halles/domain/tax/tax-questions.ts'
import { findTaxesToday } from '../../../taxes/tax-settings-sql.ts'
import type { Transaction } from '../../transaction.ts'
import type { DemoAccountIds } from '../accounts/insert-demo-accounts.ts'
import { catalogues } from '../products/catalogues.ts'
import type { DemoProduct } from '../products/demo-product.ts'
import { productPublicId } from '../products/insert-demo-products.ts'
import { type AnsweredProduct, insertRegistrations, insertTaxAnswers } from './demo-taxes-sql.ts'
import { demoRegistrations } from './registrations.ts'
import { demoTaxAnswers } from './tax-answers.ts'

/** Long before any order. */
const REGISTERED_FROM = '2020-01-01'

/** Registers the suppliers of the demo market for the taxes, and answers for each of their products. */
export async function insertDemoTaxes(tx: Transaction, accountIds: DemoAccountIds): Promise<void> {
  const { asked } = await findTaxesToday(tx)
  const suppliers = Object.entries(catalogues)
  await insertRegistrations(
    tx,
    suppliers.flatMap(([supplier], place) =>
      demoRegistrations(supplier, place).map((registration) => ({
        ...registration,
        supplier_id: accountIds.get(supplier) ?? 0,
        from_day: REGISTERED_FROM,
      })),
    ),
  )
  await insertTaxAnswers(
    tx,
    suppliers.flatMap(([supplier, list]) =>
      Object.entries(list).map(([key, product]: [string, DemoProduct]) => {
        const answered = answeredOf(key, product)
        const isAsked = asked.includes(answered.taxClass)
        return {
          ...answered,
          publicId: productPublicId(supplier, key),
          taxedWhereAsked: isAsked ? true : null,
        }
      }),
    ),
  )
}

function answeredOf(
  key: string,
  { category }: DemoProduct,
): Pick<AnsweredProduct, 'answers' | 'taxClass'> {
  const said = demoTaxAnswers(key, category)
  const read = readTaxAnswers(category, said)
  if ('next' in read) throw new Error(`nothing is said of ${key}: ${read.next}`)
  return { answers: askedQuestions(category, said), taxClass: read.taxClass }
}
