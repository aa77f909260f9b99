import fc from 'fast-check'
import { expect } from 'vitest'
import { command, expectRefusal, post, type Refused } from './command.ts'
import { compareGuide, readGuide } from './compare-guide.ts'
import { amountIn, itemWith } from './guide.ts'
import { canBeOrdered, known, type Model, type ModelGuide, type ModelItem } from './model.ts'
import { INVALID } from './part-command.ts'

const restaurant = fc.nat({ max: 1 })
const product = fc.nat({ max: 3 })
/** Whether it was seen before the last edit. */
const isStale = fc.nat({ max: 3 }).map((one) => one === 0)
const stale = (is: boolean) => (is ? ', stale' : '')
const seen = (guide: ModelGuide, isOld: boolean) => ({
  guide_public_id: guide.publicId,
  guide_version: guide.version - (isOld ? 1 : 0),
})
const CHANGED: Refused = [409, 'guide_changed']

/** A restaurant makes its guide, or adds a product to it, as it has seen it or as it was before. */
export const saveGuide = fc
  .record({ restaurant, product, isStale })
  .map(({ restaurant: by, product: what, isStale: isOld }) =>
    command(
      `guide-save(${by}, ${what}${stale(isOld)})`,
      async (model, real) => {
        const guide = model.guides[by]
        const answer = await post(real, known(real.restaurants[by]), '/api/guide-save/', {
          ...(guide && seen(guide, isOld)),
          name: 'Carnet',
          products: [known(real.products[what])],
        })
        if (guide && isOld) expectRefusal(answer, CHANGED)
        else {
          expect(answer.status, answer.text).toBe(200)
          const { guide_public_id: publicId, guide_version: version } = answer.body
          expect(version).toBeGreaterThan(guide?.version ?? 0)
          const saved = { publicId, version, items: guide?.items ?? [] }
          model.guides[by] = saved
          if (!itemWith(saved, what)) {
            const added = (await readGuide(real, by, saved)).items.at(-1)
            saved.items.push({
              publicId: added?.public_id ?? 'no item was added',
              products: [what],
              measure: 'case',
              par: null,
              count: null,
            })
          }
        }
        await compareGuide(model, real, by)
      },
      // What cannot be ordered comes into no guide.
      (model) => canBeOrdered(model as Model, what),
    ),
  )

/** It says what of an item there should be, in which measure, and which products are equal for it. */
export const saveItem = fc
  .record({
    restaurant,
    pick: fc.nat({ max: 3 }),
    par: fc.constantFrom(null, 250, 1_000, 2_001, 5_000, 8_000),
    measure: fc.constantFrom('case' as const, 'case' as const, 'g' as const),
    /** None: as they are. */
    products: fc.uniqueArray(product, { maxLength: 2 }),
    isStale,
  })
  .map(({ restaurant: by, pick, par, measure, products, isStale: isOld }) =>
    command(
      `guide-item-save(${by}, ${pick}, ${par} ${measure}, [${products}]${stale(isOld)})`,
      async (model, real) => {
        const guide = known(model.guides[by])
        const item = known(guide.items[pick % guide.items.length])
        const wanted = products.length > 0 ? products : item.products
        const answer = await post(real, known(real.restaurants[by]), '/api/guide-item-save/', {
          ...seen(guide, isOld),
          item_public_id: item.publicId,
          label: '',
          section: '',
          measure,
          par: par && `${amountIn({ measure }, par)}`,
          products: wanted.map((one) => known(real.products[one])),
        })
        const refused = isOld ? CHANGED : refusedProduct(model, guide, item, wanted)
        if (refused) expectRefusal(answer, refused)
        else {
          expect(answer.status, answer.text).toBe(200)
          guide.version = answer.body.guide_version
          // What was counted in another measure is no count.
          if (measure !== item.measure) item.count = null
          Object.assign(item, { products: wanted, measure, par })
        }
        await compareGuide(model, real, by)
      },
      ({ guides }) => (guides[by]?.items.length ?? 0) > 0,
    ),
  )

/** Why the first product that an item may not have is refused. */
function refusedProduct(
  model: Model,
  guide: ModelGuide,
  item: ModelItem,
  products: number[],
): Refused | undefined {
  for (const one of products) {
    const owner = itemWith(guide, one)
    if (!owner && !canBeOrdered(model, one)) return [404, 'not_found']
    if (owner && owner !== item) return INVALID
  }
  return undefined
}

/** It takes the first item out. */
export const removeItem = fc
  .record({ restaurant, isStale })
  .map(({ restaurant: by, isStale: isOld }) =>
    command(
      `guide-item-remove(${by}${stale(isOld)})`,
      async (model, real) => {
        const guide = known(model.guides[by])
        const answer = await post(real, known(real.restaurants[by]), '/api/guide-item-remove/', {
          ...seen(guide, isOld),
          item_public_id: known(guide.items[0]).publicId,
        })
        if (isOld) expectRefusal(answer, CHANGED)
        else {
          expect(answer.status, answer.text).toBe(200)
          guide.version = answer.body.guide_version
          guide.items.shift()
        }
        await compareGuide(model, real, by)
      },
      ({ guides }) => (guides[by]?.items.length ?? 0) > 0,
    ),
  )
