import type { Handler } from '../handler.ts'
import { listContactMessages } from './contact-messages-sql.ts'

export const operatorContactMessages: Handler<'operatorContactMessages'> = ({ input, reader }) =>
  listContactMessages(reader, input.page)
