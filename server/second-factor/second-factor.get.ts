import type { Handler } from '../handler.ts'
import { findSecondFactorState } from './second-factor-sql.ts'

export const secondFactor: Handler<'secondFactor'> = ({ viewer, reader }) =>
  findSecondFactorState(reader, viewer.personId)
