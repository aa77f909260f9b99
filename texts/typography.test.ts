import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mails as mailsEn } from './en/mails.ts'
import { papers as papersEn } from './en/papers.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { refusalsAbout as refusalsAboutEn } from './en/refusals-about.ts'
import { rendered as renderedEn } from './en/rendered.ts'
import { en } from './en.ts'
import { mails as mailsFr } from './fr/mails.ts'
import { papers as papersFr } from './fr/papers.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { refusalsAbout as refusalsAboutFr } from './fr/refusals-about.ts'
import { rendered as renderedFr } from './fr/rendered.ts'
import { fr } from './fr.ts'
import { pageTextsIn } from './page-texts.ts'
import { sentencesOf } from './sentences-of.ts'
import { typographyFaults } from './typography-faults.ts'

const WRITTEN = {
  fr: [fr, pageTextsIn('fr'), mailsFr, papersFr, refusalsFr, refusalsAboutFr, renderedFr],
  en: [en, pageTextsIn('en'), mailsEn, papersEn, refusalsEn, refusalsAboutEn, renderedEn],
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
  ['fr', 'à 14 h 05', 'number apart from its thousands, unit or sign'],
  ['fr', 'dans 45 min', 'number apart from its thousands, unit or sign'],
  ['fr', 'à 14\u00a0h', 'no narrow no-break space in a time'],
  ['fr', 'De -90\u00a0% à 900\u00a0%', 'hyphen for a minus sign'],
  ['en', 'From -90% to 900%', 'hyphen for a minus sign'],
  ['en', 'Total : 5', 'space before a colon'],
  ['en', 'the "Edit" button', 'straight quotes'],
] as const)('a fault is seen (%s, %s)', (language, text, fault) => {
  expect(typographyFaults(language, text)).toEqual([fault])
})

test('no English sentence ends with two full stops after a time', () => {
  const cwd = new URL('.', import.meta.url)
  const time = /\$\{(?:when|moment|time|at|cutOff|window|until)\}\./
  const lines = globSync(['en/**/*.ts', 'pages/*.ts'], { cwd }).flatMap((path) => {
    const source = readFileSync(new URL(path, cwd), 'utf8')
    const english = path.startsWith('en') ? source : (source.split('const en')[1] ?? '')
    return english.split('\n').filter((line) => time.test(line))
  })
  expect(lines).toEqual([])
  expect(en.promotions.nextAllowed('2:05 p.m.')).toMatch(/[^.]\.m\.$/)
})

test.each([
  ['fr', '3 heures, 5 minutes et 2 hôtes'],
  ['en', '2026-11-24, 555-1234'],
] as const)('no fault is seen where there is none (%s, %s)', (language, text) => {
  expect(typographyFaults(language, text)).toEqual([])
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
