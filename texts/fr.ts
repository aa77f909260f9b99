import { fieldProblems } from './fr/field-problems.ts'
import { refusals } from './fr/refusals.ts'

export const fr = { refusals, fieldProblems }

/** Every word a person reads; French leads and English mirrors it file by file. */
export type Texts = typeof fr
