import { accounts } from './en/accounts.ts'
import { common } from './en/common.ts'
import { fieldProblems } from './en/field-problems.ts'
import { orders } from './en/orders.ts'
import { pages } from './en/pages.ts'
import { refusals } from './en/refusals.ts'
import type { Texts } from './fr.ts'

export const en: Texts = { orders, accounts, common, fieldProblems, pages, refusals }
