import { later } from '@halles/domain/holidays.ts'
import {
  CERTIFIED_MARKS,
  type CertifiedMark,
  MARKS,
  type Mark,
  shownMarks as shownByRule,
} from '@halles/domain/product-marks.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aSupplier } from '@halles/testing/world/builders.ts'
import { aCertificate } from '@halles/testing/world/certificate.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shownMarks } from './shown-marks-sql.ts'

const world = await aTestApp()
const { database } = world
const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
await aCertificate(world, other, { mark: 'halal' })
const { today } = (await supplier.browser.get('/api/certificate-list/')).body

async function shown(marks: readonly Mark[], supplierId = supplier.id): Promise<Mark[]> {
  const given = {
    marks: sql<Mark[]>`${[...marks]}::text[]`,
    supplierId: sql<number>`${supplierId}::integer`,
  }
  const found = await database.selectNoFrom(shownMarks(given).as('marks')).executeTakeFirstOrThrow()
  return found.marks
}

test('marks that need a certificate are shown where the supplier itself has one in force', async () => {
  expect(await shown(['halal', 'fair_trade'])).toEqual(['fair_trade'])
  expect(await shown(['halal', 'fair_trade'], other.id)).toEqual(['halal', 'fair_trade'])
  expect(await shown([])).toEqual([])
})

test('what is shown is what the rule says', async () => {
  const daysLeft = fc.constantFrom(-400, -1, 0, 1, 400)
  const held = fc.uniqueArray(fc.record({ mark: fc.constantFrom(...CERTIFIED_MARKS), daysLeft }), {
    selector: ({ mark }) => mark,
  })
  const stated = fc.uniqueArray(fc.constantFrom(...MARKS))
  const check = async (
    marks: Mark[],
    certificates: { mark: CertifiedMark; daysLeft: number }[],
  ) => {
    await database
      .deleteFrom('supplier_certificate')
      .where('supplier_id', '=', supplier.id)
      .execute()
    for (const one of certificates) await aCertificate(world, supplier, one)
    const covered = certificates.map(({ mark, daysLeft: days }) => ({
      mark,
      untilDay: later(today, days),
    }))
    expect(await shown(marks)).toEqual(shownByRule(marks, covered, today))
  }
  await fc.assert(fc.asyncProperty(stated, held, check), { numRuns: 40 })
})
