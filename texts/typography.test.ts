import { expect, test } from 'vitest'
import { mails as mailsEn } from './en/mails.ts'
import { rendered as renderedEn } from './en/rendered.ts'
import { en } from './en.ts'
import { mails as mailsFr } from './fr/mails.ts'
import { rendered as renderedFr } from './fr/rendered.ts'
import { fr } from './fr.ts'
import { pageTextsIn } from './page-texts.ts'
import { sentencesOf } from './sentences-of.ts'
import { typographyFaults } from './typography-faults.ts'

const WRITTEN = {
  fr: [fr, pageTextsIn('fr'), mailsFr, renderedFr],
  en: [en, pageTextsIn('en'), mailsEn, renderedEn],
} as const

test.each(['fr', 'en'] as const)(
  'every text keeps the typography of its language (%s)',
  (language) => {
    const faults = sentencesOf(WRITTEN[language]).flatMap((sentence) =>
      typographyFaults(language, sentence).map((fault) => `${fault}: ${sentence}`),
    )
    expect(faults).toEqual([])
  },
)

test.each([
  ['fr', "l'ail", 'straight apostrophe'],
  ['fr', 'Que faire ?', 'space before , . ; ? or !'],
  ['fr', 'Total : 5', 'no no-break space before a colon'],
  ['fr', '« ail »', 'no no-break space inside guillemets'],
  ['fr', '“ail”', 'English quotes'],
  ['fr', '1 200 caisses', 'number apart from its thousands, unit or sign'],
  ['en', 'Total : 5', 'space before a colon'],
  ['en', 'the "Edit" button', 'straight quotes'],
] as const)('a fault is seen (%s, %s)', (language, text, fault) => {
  expect(typographyFaults(language, text)).toEqual([fault])
})

test('a number of thousands is written as its language writes it', () => {
  for (const [{ promotions, catalogueImport }, written] of [
    [{ ...fr, ...pageTextsIn('fr') }, '1\u00a0200'],
    [{ ...en, ...pageTextsIn('en') }, '1,200'],
  ] as const) {
    for (const sentence of [
      promotions.recipients(1200),
      promotions.sentTo(1200),
      catalogueImport.faultyNote(1200),
    ])
      expect(sentence).toContain(written)
  }
})
