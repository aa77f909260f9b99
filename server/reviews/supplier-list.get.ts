import type { Handler } from '../handler.ts'
import { listSuppliers } from './reviews-sql.ts'

export const supplierList: Handler<'supplierList'> = ({ reader }) => listSuppliers(reader)
