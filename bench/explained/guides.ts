import type { Database } from '../../server/database/connect.ts'
import { insertRestaurants } from '../accounts.ts'
import type { CapturingApp } from '../captured-statements.ts'
import { by, type ExplainedRequest, get, post } from './request.ts'

const ITEMS = 30

/** Of a restaurant with one guide of thirty products. */
export async function ofGuides(
  database: Database,
  { app }: CapturingApp,
): Promise<ExplainedRequest[]> {
  const [restaurant] = await insertRestaurants(database, 1)
  if (!restaurant) throw new Error('Nobody is signed in.')
  const products = await database
    .selectFrom('product')
    .select('public_id as publicId')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(ITEMS)
    .execute()
  const saved = await app.inject({
    method: 'POST',
    url: '/api/guide-save/',
    headers: { cookie: restaurant.cookie, 'x-csrftoken': restaurant.csrfToken },
    payload: { name: 'Carnet', products: products.map(({ publicId }) => publicId) },
  })
  const { guide_public_id } = saved.json()
  const fill = (from: string) =>
    post(`guide-fill from ${from}`, '/api/guide-fill/', { guide_public_id, from }, by(restaurant))
  return [
    get('guides', '/api/guide-list/', restaurant),
    get('a guide', `/api/guide/?guide_public_id=${guide_public_id}`, restaurant),
    get('candidates of a guide', '/api/guide-candidates/', restaurant),
    fill('par'),
    fill('last_order'),
    fill('last_weekday'),
  ]
}
