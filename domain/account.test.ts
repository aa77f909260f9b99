import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  normaliseEmail,
  normaliseZipCode,
  PHONE_PATTERN,
  passwordProblem,
  SINGLE_LINE_PATTERN,
} from './account.ts'

const chezLea = { email: 'lea.tremblay@chezlea.ca', names: ['Chez Léa', 'Léa', 'Tremblay', ''] }

describe('a new password', () => {
  test.each([
    ['seven characters', 'abcdefg', 'password_length'],
    ['eight characters', 'krzplmqv', undefined],
    ['thirty characters', 'k7'.repeat(15), undefined],
    ['thirty-one characters', `${'k7'.repeat(15)}x`, 'password_length'],
    ['eight emoji, sixteen code units', '🥩🍗🥓🦐🥪🥟🥐🧀', undefined],
    ['thirty-one emoji', '🥩'.repeat(31), 'password_length'],
    ['seven letters whose accents are typed apart', 'e\u0301'.repeat(7), 'password_length'],
    ['thirty letters whose accents are typed apart', 'e\u0301'.repeat(30), undefined],
    ['spaces only, which count', ' '.repeat(8), undefined],
    ['the e-mail', 'lea.tremblay@chezlea.ca', 'password_is_own_name'],
    ['the e-mail shouted', 'LEA.TREMBLAY@CHEZLEA.CA', 'password_is_own_name'],
    ['the part before the @', 'lea.tremblay', 'password_is_own_name'],
    ['the business name', 'Chez Léa', 'password_is_own_name'],
    ['the business name run together', 'chezlea!', 'password_is_own_name'],
    ['the business name and digits', 'ChezLea123', 'password_is_own_name'],
    ['the family name and a year', 'tremblay2026', 'password_is_own_name'],
    ['the family name among other words', 'tremblay aime les crevettes', undefined],
    ['digits before a name', '2026tremblay', undefined],
  ])('of %s', (_, password, problem) => {
    expect(passwordProblem(password, chezLea)).toBe(problem)
  })

  test('may be signs only, though a name made of signs has no letters either', () => {
    expect(passwordProblem('!?!?!?!?', { email: '', names: ['***', ''] })).toBeUndefined()
    expect(passwordProblem('83920174', { email: '', names: ['***', ''] })).toBeUndefined()
  })

  test('is judged alike whether its accents are typed together or apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (password) => {
        expect(passwordProblem(password.normalize('NFD'), chezLea)).toBe(
          passwordProblem(password.normalize('NFC'), chezLea),
        )
      }),
    )
  })
})

describe('an e-mail address', () => {
  test.each([
    [' A@X.ca ', 'a@x.ca'],
    ['lea@chezlea.ca', 'lea@chezlea.ca'],
    ['KİMı@x.ca', 'kİmı@x.ca'],
    ['\u212Aim@x.ca', '\u212Aim@x.ca'],
    ['a+b.c@x.ca', 'a+b.c@x.ca'],
  ])('%j is compared as %j', (text, expected) => {
    expect(normaliseEmail(text)).toBe(expected)
  })

  test('is compared as itself once it has been normalised', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text))
      }),
    )
  })
})

describe('a postal code', () => {
  test.each(['H2X1Y4', 'h2x 1y4', ' H2x-1y4 ', 'H2X 1Y4'])('%j is H2X 1Y4', (text) => {
    expect(normaliseZipCode(text)).toBe('H2X 1Y4')
  })

  test.each([
    '',
    'H2X',
    'H2X1Y',
    'H2X1Y44',
    'D2X1Y4',
    'W2X1Y4',
    'H2O1Y4',
    'H2X  1Y4',
    '90210',
    'ſ2X1Y4',
  ])('%j is not one of Canada', (text) => {
    expect(normaliseZipCode(text)).toBeUndefined()
  })
})

describe('a line of text about an account', () => {
  test.each([
    'Chez Léa & fils',
    '=HYPERLINK("http://x")',
    '+1',
    '-1',
    '@x',
    '🥩 Boucherie',
    'Chez Léa ❤\ufe0f',
    '<script>',
  ])('%j is taken as it is', (text) => {
    expect(text).toMatch(SINGLE_LINE_PATTERN)
    expect(text).toMatch(PHONE_PATTERN)
  })

  test.each([
    ['a line break', 'Chez\nLéa'],
    ['a carriage return', 'Chez\rLéa'],
    ['a null', 'Chez\u0000Léa'],
    ['a zero-width space', 'Chez\u200bLéa'],
    ['a turn of direction', 'Chez\u202eLéa'],
    ['half an emoji', 'Chez\ud800Léa'],
    ['a letter that shows nothing', 'Chez\u3164Léa'],
    ['a variation of no emoji', 'Chez\ufe0fLéa'],
    ['a line separator', 'Chez\u2028Léa'],
    ['no character at all', 'Chez\uffffLéa'],
  ])('with %s is not', (_, text) => {
    expect(text).not.toMatch(SINGLE_LINE_PATTERN)
    expect(text).not.toMatch(PHONE_PATTERN)
  })
})
