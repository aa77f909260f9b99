import type { RefusalCode } from '@halles/contract/refusals.ts'
import { Refusal, type Refuse } from './refusal.ts'

/** Any refusal: for the platform alone. A handler gets it typed by the refusals of its endpoint. */
export const refuse: Refuse<RefusalCode> = (code, ...[carries]) => new Refusal(code, { carries })
