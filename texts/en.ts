import { fieldProblems } from './en/field-problems.ts'
import { refusals } from './en/refusals.ts'
import type { Texts } from './fr.ts'

export const en: Texts = { refusals, fieldProblems }
