import type { Handler } from '../../handler.ts'
import { updatePhotoState } from './reviewed-photos-sql.ts'

export const operatorPhotoDecide: Handler<'operatorPhotoDecide'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { photo_public_id: publicId, state } = input
  const isDecided = await updatePhotoState(tx, viewer.operatorId, { publicId, state })
  if (!isDecided) throw refuse('not_found')
  return undefined
}
