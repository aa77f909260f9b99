import type { Handler } from '../../handler.ts'
import { listReviewedPhotos } from './reviewed-photos-sql.ts'

export const operatorPhotos: Handler<'operatorPhotos'> = ({ input, reader }) =>
  listReviewedPhotos(reader, input)
