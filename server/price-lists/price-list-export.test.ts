import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import { aProduct, aSupplier } from '@halles/testing/world/builders.ts'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'

const world = await aTestApp()

async function aListToExport() {
  const supplier = await aSupplier(world)
  const sized = { unit: 'kg', quantityHundredths: 1_250, priceCents: 123_450 }
  const flank = await aProduct(world, supplier, { ...sized, nameFr: 'Bavette', nameEn: 'Flank' })
  const lamb = await aProduct(world, supplier, { ...sized, nameFr: '=Agneau', nameEn: 'Lamb' })
  await aProduct(world, await aSupplier(world), { nameFr: 'Voisin' })
  const lines = [
    { product: flank, priceCents: 120_000 },
    { product: flank, priceCents: 110_050, fromCases: 5, days: '[2020-01-01,2199-01-01)' },
    { product: flank, priceCents: 1, fromCases: 5, days: '[2019-01-01,2019-02-01)' },
  ]
  const { publicId } = await aPriceList(world, supplier, { adjustBp: -1_000, lines })
  const path = (query: string) => `/api/price-list-export/?public_id=${publicId}&${query}`
  return { supplier, flank, lamb, path }
}

test('a price list goes out with a row for each price, as a spreadsheet of either language reads it', async () => {
  const { supplier, flank, lamb, path } = await aListToExport()
  const french = await supplier.browser.get(path('format=csv&lang=fr'))
  expect(french.headers.get('content-disposition')).toBe('attachment; filename="liste-de-prix.csv"')
  expect(french.text.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    '"Identifiant";"Nom français";"Nom anglais";"Unité";"Quantité par caisse";"Prix courant";"Dès (caisses)";"Prix de la liste";"Premier jour";"Dernier jour"',
    `"${lamb.publicId}";"'=Agneau";"Lamb";"kg";"12,5";"1234,50";"1";"";"";""`,
    `"${flank.publicId}";"Bavette";"Flank";"kg";"12,5";"1234,50";"1";"1200,00";"";""`,
    `"${flank.publicId}";"Bavette";"Flank";"kg";"12,5";"1234,50";"5";"1100,50";"2020-01-01";"2198-12-31"`,
  ])
  const english = await supplier.browser.get(path('format=csv&lang=en'))
  expect(english.text).toContain('"12.5","1234.50","5","1100.50"')
})

test('as a workbook its amounts are numbers', async () => {
  const { supplier, path } = await aListToExport()
  const cookie = `sessionid=${supplier.browser.cookies.get('sessionid')}`
  const file = await fetch(`${world.origin}${path('format=xlsx')}`, { headers: { Cookie: cookie } })
  const rows = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[0]?.rows
  expect(rows?.[3]?.slice(4, 8)).toEqual([12.5, 1234.5, 5, 1100.5])
})
