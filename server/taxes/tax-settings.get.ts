import type { Handler } from '../handler.ts'
import { readTaxSettings } from './tax-settings-sql.ts'

export const getTaxSettings: Handler<'getTaxSettings'> = ({ viewer, reader }) =>
  readTaxSettings(reader, viewer.supplierId)
