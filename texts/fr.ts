import { accounts } from './fr/accounts.ts'
import { common } from './fr/common.ts'
import { fieldProblems } from './fr/field-problems.ts'
import { orders } from './fr/orders.ts'
import { pages } from './fr/pages.ts'
import { refusals } from './fr/refusals.ts'

export const fr = { orders, accounts, common, fieldProblems, pages, refusals }

/** Every word a person reads; French leads and English mirrors it file by file. */
export type Texts = typeof fr
