import { Refused } from '@halles/contract/client.ts'
import { expect, test } from 'vitest'
import { firstProblem } from './api.ts'

test('where no form shows fields, what is wrong with the first of them is said', () => {
  const body = { code: 'invalid_input', message: 'Corrigez les champs indiqués.' } as const
  expect(firstProblem(new Refused(400, { ...body, fields: { to: 'Au plus 62 commandes.' } }))).toBe(
    'Au plus 62 commandes.',
  )
})
