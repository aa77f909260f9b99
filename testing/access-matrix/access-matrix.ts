import { ACCOUNT_ROWS } from './account-rows.ts'
import { BUSINESS_ROWS } from './business-rows.ts'
import { CUSTOMER_ROWS } from './customer-rows.ts'
import { OPERATOR_ROWS } from './operator-rows.ts'
import { ORDER_ROWS } from './order-rows.ts'
import { ORDERING_ROWS } from './ordering-rows.ts'
import { PAPER_FILE_ROWS } from './paper-file-rows.ts'
import { PAPER_ROWS } from './paper-rows.ts'
import { PAYMENT_ROWS } from './payment-rows.ts'
import { PHOTO_ROWS } from './photo-rows.ts'
import { PRICE_ROWS } from './price-rows.ts'
import { RECALL_ROWS } from './recall-rows.ts'
import { TAX_ROWS } from './tax-rows.ts'
import type { Row } from './viewers.ts'

/** cases.md 2: what each viewer is answered, call by call. */
export const ACCESS_MATRIX: Row[] = [
  ...ACCOUNT_ROWS,
  ...ORDERING_ROWS,
  ...ORDER_ROWS,
  ...PAPER_ROWS,
  ...BUSINESS_ROWS,
  ...PAPER_FILE_ROWS,
  ...PHOTO_ROWS,
  ...PRICE_ROWS,
  ...TAX_ROWS,
  ...PAYMENT_ROWS,
  ...CUSTOMER_ROWS,
  ...RECALL_ROWS,
  ...OPERATOR_ROWS,
]
