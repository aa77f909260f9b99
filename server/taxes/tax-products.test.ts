import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aTaxAnswer, aTaxClass } from '@halles/testing/world/tax.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

const list = async (query = '') => {
  const { status, body } = await supplier.browser.get(`/api/tax-products/${query}`)
  expect(status).toBe(200)
  return body
}
const names = async (query = '') =>
  (await list(query)).results.map(({ name_fr }: { name_fr: string }) => name_fr)
const aNamed = (nameFr: string, category: 'beef' | 'beverage' | 'deli' = 'beef') =>
  aProduct(world, supplier, { nameFr, nameEn: `${nameFr} EN`, category })

test('products come by name with what was answered of each last, and which taxes they bear today', async () => {
  await aNamed('Bavette')
  const answered = await aNamed('Aloyau')
  await aTaxAnswer(world, answered, supplier.person)
  const unanswered = {
    category_name: 'beef',
    unit: 'kg',
    quantity_per_case: '10',
    tax_class: null,
    taxed_where_asked: null,
    taxes: null,
    answers: {},
    answered_at: null,
    answered_by: null,
  }
  expect(await list()).toEqual({
    count: 2,
    results: [
      {
        ...unanswered,
        public_id: answered.publicId,
        name_fr: 'Aloyau',
        name_en: 'Aloyau EN',
        tax_class: 'basic_groceries',
        taxes: { gst: false, qst: false },
        answers: { is_food: 'food' },
        answered_at: expect.stringMatching(/^\d{4}-/),
        answered_by: expect.any(String),
      },
      { ...unanswered, public_id: expect.any(String), name_fr: 'Bavette', name_en: 'Bavette EN' },
    ],
  })
})

test('those of a category, those of which an answer is missing, and those that are found', async () => {
  await aNamed('Bavette')
  const [cola, water, tea, coffee] = [
    await aNamed('Cola', 'beverage'),
    await aNamed('Eau plate', 'beverage'),
    await aNamed('Thé glacé', 'beverage'),
    await aNamed('Café', 'beverage'),
  ]
  await aTaxClass(world, [cola], 'carbonated_beverage')
  await aTaxClass(world, [water], 'beverage_single_serving')
  await aTaxClass(world, [tea], 'beverage_single_serving', true)
  expect(await names('?category_name=beverage')).toEqual(['Café', 'Cola', 'Eau plate', 'Thé glacé'])
  expect(await names('?only=missing')).toEqual(['Bavette', 'Café', 'Eau plate'])
  expect(await names('?only=answered')).toEqual(['Cola', 'Thé glacé'])
  expect(await names('?category_name=beverage&only=missing')).toEqual(['Café', 'Eau plate'])
  expect(await names('?search=the%20GLACE')).toEqual(['Thé glacé'])
  const { results } = await list('?category_name=beverage')
  expect(results.map(({ taxes }: { taxes: unknown }) => taxes)).toEqual([
    null,
    { gst: true, qst: true },
    null,
    { gst: true, qst: true },
  ])
  expect(coffee.publicId).toBe(results[0].public_id)
})

test('fifty make a page', async () => {
  for (let index = 10; index < 62; index++) await aNamed(`Coupe ${index}`)
  const pages = await Promise.all([1, 2, 3].map((page) => list(`?page=${page}`)))
  expect(pages.map(({ count, results }) => [count, results.length])).toEqual([
    [52, 50],
    [52, 2],
    [52, 0],
  ])
  expect(pages[1].results[0].name_fr).toBe('Coupe 60')
})

test('no other supplier’s product is among them', async () => {
  await aProduct(world, await aSupplier(world))
  expect(await list()).toEqual({ count: 0, results: [] })
})
