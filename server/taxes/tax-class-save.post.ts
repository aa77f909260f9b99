import type { ProductTax, TaxClass } from '@halles/domain/tax/tax-class.ts'
import { askedQuestions, readTaxAnswers } from '@halles/domain/tax/tax-questions.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { lockCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import type { Handler } from '../handler.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { countMissing, updateTaxClasses } from './tax-answers-sql.ts'
import { findTaxesToday } from './tax-settings-sql.ts'

export const taxClassSave: Handler<'taxClassSave'> = async ({ input, viewer, tx, refuse }) => {
  const { category_name: category, products: publicIds } = input
  const read = readTaxAnswers(category, input.answers)
  if ('next' in read) throw refuseField(`answers.${read.next}`, 'required')
  const { asked } = await findTaxesToday(tx)
  const tax = productTax(read.taxClass, input.taxed_where_asked ?? null, asked)
  const catalogue = await lockCatalogue(tx, viewer.supplierId)
  if (!catalogue) throw refuse('import_running')
  const answers = askedQuestions(category, input.answers)
  const answered = { category, publicIds, answers, tax, asked }
  const saved = await updateTaxClasses(tx, catalogue, viewer.personId, answered)
  if (saved === 0 && publicIds) throw refuse('not_found')
  if (saved > 0) {
    await insertBusinessAction(tx, viewer, {
      action: 'tax_classes_saved',
      detail: [
        { field: 'category', to: category },
        { field: 'answered', to: String(saved) },
        { field: 'tax_class', to: tax.taxClass },
        ...(tax.taxedWhereAsked === null
          ? []
          : [{ field: 'taxed_where_asked', to: String(tax.taxedWhereAsked) } as const]),
      ],
    })
    await bumpChangeCounter(tx, viewer.supplierId)
  }
  return { saved, left: await countMissing(tx, catalogue, category, asked) }
}

/** What its supplier says of a class is kept only where it is asked. */
function productTax(
  taxClass: TaxClass,
  said: boolean | null,
  asked: readonly TaxClass[],
): ProductTax {
  const isAsked = asked.includes(taxClass)
  if (isAsked && said === null) throw refuseField('taxed_where_asked', 'required')
  return { taxClass, taxedWhereAsked: isAsked ? said : null }
}
