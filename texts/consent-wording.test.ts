import { readFileSync } from 'node:fs'
import { CONSENT_WORDING } from '@halles/domain/promotion.ts'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

const wordings = readFileSync(new URL('../docs/consent-wordings.md', import.meta.url), 'utf8')

test.each([
  ['fr', fr],
  ['en', en],
] as const)(
  'the question that is asked (%s) is, word for word, the version that its answers are stored with',
  (language, { legal, promotionConsent }) => {
    const version = partOf(wordings, `## ${CONSENT_WORDING}`)
    const { question, withdraw, yes, no } = promotionConsent
    const details = { name: 'LEGAL_NAME', address: 'LEGAL_ADDRESS', site: 'PUBLIC_URL' }
    const words = [question, legal.asks(details), legal.asks({}), withdraw, yes, no]
    const recorded = partOf(version, `### ${language}`).replaceAll(/^> ?/gm, '').trim()
    expect(recorded.split('\n\n')).toEqual(words.map((word) => word.replaceAll('\u00a0', ' ')))
  },
)

/** What stands under a heading, up to the next one of its level. */
function partOf(text: string, heading: string): string {
  const [level = ''] = heading.split(' ')
  const after = text.split(`\n${heading}\n`)[1] ?? ''
  return after.split(`\n${level} `)[0] ?? ''
}
