import { ACCOUNT_ROWS } from './access-matrix/account-rows.ts'
import { BUSINESS_ROWS } from './access-matrix/business-rows.ts'
import { OPERATOR_ROWS } from './access-matrix/operator-rows.ts'
import { ORDER_ROWS } from './access-matrix/order-rows.ts'
import { ORDERING_ROWS } from './access-matrix/ordering-rows.ts'
import type { Row } from './access-matrix/viewers.ts'

/** RELIABILITY section 2: what each viewer is answered, call by call. */
export const ACCESS_MATRIX: Row[] = [
  ...ACCOUNT_ROWS,
  ...ORDERING_ROWS,
  ...ORDER_ROWS,
  ...BUSINESS_ROWS,
  ...OPERATOR_ROWS,
]
