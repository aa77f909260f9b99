import { expect, test } from 'vitest'
import { formatTypedAmount } from './typed-amount.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const of = (number: string, measure: string) => ({ number, measure })

test.each([
  [of('0.5', 'case'), '½ caisse', '½ case'],
  [of('0.25', 'case'), '¼ caisse', '¼ case'],
  [of('1.75', 'case'), '1¾ caisse', '1¾ cases'],
  [of('2.50', 'case'), '2½ caisses', '2½ cases'],
  [of('0.27', 'case'), '0,27 caisse', '0.27 case'],
  [of('1', 'case'), '1 caisse', '1 case'],
  [of('1200', 'case'), '1 200 caisses', '1,200 cases'],
  [of('12', 'piece'), '12 unités', '12 pieces'],
  [of('2', 'pack'), '2 paquets', '2 packs'],
  [of('3', 'kg'), '3 kg', '3 kg'],
  [of('1.5', 'l'), '1½ L', '1½ L'],
  [of('12', 'bare'), '12', '12'],
  [{ ...of('4', 'bare'), of: of('2', 'l') }, '4 × 2 L', '4 × 2 L'],
  [{ ...of('2', 'case'), of: of('5', 'kg') }, '2 caisses de 5 kg', '2 cases of 5 kg'],
  [{ ...of('3', 'kg'), of: null }, '3 kg', '3 kg'],
])('%o', (amount, french, english) => {
  expect(plain(formatTypedAmount('fr', amount))).toBe(french)
  expect(plain(formatTypedAmount('en', amount))).toBe(english)
})
