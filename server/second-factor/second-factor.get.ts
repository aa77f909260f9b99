import type { Handler } from '../platform/handler.ts'
import { findSecondFactorState } from './second-factor-sql.ts'

export const secondFactor: Handler<'secondFactor'> = ({ viewer, reader }) =>
  findSecondFactorState(reader, viewer.accountId)
