import { expect, test } from 'vitest'
import { readArguments } from './command-line.ts'

const EXPECTED = {
  files: [1, 1] as const,
  options: { rounds: 5, sizes: [1_000, 10_000], only: '', short: false },
}
const DEFAULTS = EXPECTED.options

test.each([
  ['products.csv', {}],
  ['products.csv --rounds 3 --short', { rounds: 3, short: true }],
  ['--sizes 5,7,9 products.csv', { sizes: [5, 7, 9] }],
  ['products.csv --sizes 5 --only search', { sizes: [5], only: 'search' }],
])('%s is understood, with the defaults of what is not said', (line, options) => {
  expect(readArguments(line.split(' '), EXPECTED)).toEqual({
    files: ['products.csv'],
    options: { ...DEFAULTS, ...options },
  })
})

test.each([
  '--short',
  'products.csv another.csv',
  'products.csv --rounds 0',
  'products.csv --rounds 1.5',
  'products.csv --rounds 2,3',
  'products.csv --sizes 5,many',
  'products.csv --rounds',
  'products.csv --short=yes',
  'products.csv --fast',
])('%s is not understood', (line) => {
  expect(readArguments(line.split(' '), EXPECTED)).toBeUndefined()
})

test('A command without files takes none', () => {
  expect(readArguments([], { options: { rounds: 5 } })?.options).toEqual({ rounds: 5 })
  expect(readArguments(['products.csv'], { options: { rounds: 5 } })).toBeUndefined()
})
