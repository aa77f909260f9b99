import { Refused } from '@halles/contract/client.ts'
import type { RefusalCode } from '@halles/contract/refusals.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.for([
  ['invalid_token', 0],
  ['invitation_over', 0],
  ['not_found', 1],
] as const)('a call refused with %s is logged %i times', async ([code, times]) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = createQueryClient(() => {})
  const refused = new Refused(400, { code: code satisfies RefusalCode, message: '' })
  const asked = client.fetchQuery({
    queryKey: [code],
    queryFn: () => Promise.reject(refused),
    persister: undefined as never,
  })
  await expect(asked).rejects.toBe(refused)
  expect(logged).toHaveBeenCalledTimes(times)
  client.clear()
})
