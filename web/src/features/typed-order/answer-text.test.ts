import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const pieces = (number: string) => ({ number, measure: 'piece', of: null }) as const
const kilos = { number: '3', measure: 'kg', of: null } as const

test.each([
  [12, null, null, '12 caisses', '12 cases'],
  [2, pieces('24'), '2', '24 unités = 2 caisses', '24 pieces = 2 cases'],
  [1, pieces('12'), '0.5', '12 unités = ½ caisse : 1 caisse', '12 pieces = ½ case: 1 case'],
  [1, kilos, '0.27', '3 kg = 0,27 caisse : 1 caisse', '3 kg = 0.27 case: 1 case'],
  [2, null, '1.5', '1½ caisse : 2 caisses', '1½ cases: 2 cases'],
  [1, kilos, null, '1 caisse', '1 case'],
  [
    1,
    pieces('1'),
    '0',
    '1 unité = moins de 0,01 caisse : 1 caisse',
    '1 piece = less than 0.01 case: 1 case',
  ],
])('an answer of %i cases, with %o as %s', (cases, amount, asked, french, english) => {
  expect(plain(answerText('fr', { cases, amount, asked }))).toBe(french)
  expect(plain(answerText('en', { cases, amount, asked }))).toBe(english)
})
