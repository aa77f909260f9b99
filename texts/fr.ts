import { common } from './fr/common.ts'
import { fieldProblems } from './fr/field-problems.ts'
import { pages } from './fr/pages.ts'
import { refusals } from './fr/refusals.ts'

export const fr = { common, fieldProblems, pages, refusals }

/** Every word a person reads; French leads and English mirrors it file by file. */
export type Texts = typeof fr
