import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Change } from '@halles/domain/business-activity.ts'
import type { SubstituteChoice } from '@halles/domain/proposal.ts'
import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import type { Handler, HandlerContext } from '../../handler.ts'
import { bumpChangeCounter } from '../../live/change-counter-sql.ts'
import {
  type ChosenFor,
  deleteChoice,
  findActiveSupplier,
  getChoices,
  upsertChoice,
} from './substitute-choices-sql.ts'

type Context = HandlerContext<Endpoints['substituteChoiceSet']>

export const substituteChoiceSet: Handler<'substituteChoiceSet'> = async (context) => {
  const { input, viewer, tx } = context
  const { restaurantId, accountId } = viewer
  const { of, subject, named } = await whatIsChosenFor(context)
  const isChanged = isKept(of, input.choice)
    ? await upsertChoice(tx, restaurantId, of, input.choice)
    : await deleteChoice(tx, restaurantId, of)
  if (isChanged) {
    const detail: Change[] = [...named, { field: 'substitutes', to: input.choice }]
    await insertBusinessAction(tx, viewer, { action: 'settings_changed', subject, detail })
  }
  const choices = await getChoices(tx, restaurantId)
  if (isChanged) await bumpChangeCounter(tx, accountId)
  return choices
}

/** The supplier or the category, and how it is recorded. */
async function whatIsChosenFor({
  input,
  tx,
  refuse,
}: Context): Promise<{ of: ChosenFor; subject: string; named: Change[] }> {
  const { category, supplier_public_id } = input
  if (category !== undefined)
    return { of: { category }, subject: '', named: [{ field: 'category', to: category }] }
  const supplier = await findActiveSupplier(tx, supplier_public_id ?? '')
  if (!supplier) throw refuse('not_found')
  return { of: { supplierId: supplier.id }, subject: supplier.name, named: [] }
}

/** Categories are asked about unless something is stored. */
function isKept(of: ChosenFor, choice: SubstituteChoice | null): choice is SubstituteChoice {
  return choice !== null && ('supplierId' in of || choice !== 'ask')
}
