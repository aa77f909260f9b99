import { createHash } from 'node:crypto'
import { LEGAL_PLACES } from '@halles/contract/legal-details.ts'
import { TERMS_VERSION } from '@halles/domain/terms.ts'
import { expect, test } from 'vitest'
import { termsTexts } from './pages/terms.ts'

const { fr, en } = termsTexts

/** Of the words of each version, in both languages. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-22': '4C0n-L7Zxg0AnKOm2bXVjrDUcLUiFgJQdkzhtklxczI',
  '2026-11-27': 'vAnHNThAi_Fm4M7EnHj5Txbq-8II2r3RzeenaATmf7k',
}

test('the terms of use that a sign-up accepts are those of their version: other words take another day', () => {
  const words = [fr, en].map(({ lead, sections }) => [lead, sections(LEGAL_PLACES)])
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('base64url')
  expect(digest).toBe(DIGESTS[TERMS_VERSION])
})
