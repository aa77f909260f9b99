import type { Handler } from '../handler.ts'
import { listCertificates } from './certificates-sql.ts'

export const certificateList: Handler<'certificateList'> = ({ viewer, reader }) =>
  listCertificates(reader, viewer.supplierId)
