import type { Handler } from '../handler.ts'
import { getProfile } from './persons-sql.ts'

export const ownProfile: Handler<'ownProfile'> = ({ viewer, reader }) =>
  getProfile(reader, viewer.personId)
