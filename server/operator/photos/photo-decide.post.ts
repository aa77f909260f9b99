import type { Handler } from '../../handler.ts'
import { updatePhotoState } from './reviewed-photos-sql.ts'

export const operatorPhotoDecide: Handler<'operatorPhotoDecide'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { photo_public_id: publicId, state } = input
  const decided = await updatePhotoState(tx, viewer.operatorId, { publicId, state })
  if (!decided) throw refuse('not_found')
  const { supplierId: accountId, former, ...facts } = decided
  // guard: photos: a decision that changes nothing is told of to nobody [photo-hidden]
  //   code: && former !== 'hidden'
  if (state === 'hidden' && former !== 'hidden') {
    const to = { accountId, members: 'manage_orders' } as const
    await dependencies.queueMail(tx, { kind: 'photo-hidden', to, facts })
  }
  return undefined
}
