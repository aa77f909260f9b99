import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.for([
  'password',
  'password1',
  '12345678',
  'azertyuiop',
  'motdepasse',
  'MotDePasse',
  'môtdepassé',
  'motdepasse1',
  'Halles2026',
  'halles!!',
  'marseille2024',
  'Canadiens-1993',
])('%s is what an attacker tries first [A079]', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.for([
  'tarte-aux-pommes',
  'max20261018',
  '83920174',
  'la petite vie',
  'huit🥐🥖🧀',
  'xq7-vb2k',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
