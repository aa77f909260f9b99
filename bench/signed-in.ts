import { request } from '@playwright/test'

export type SignedIn = Awaited<ReturnType<typeof signIn>>

/** Who it is, as cookies, and what may be asked in that name. */
export async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
) {
  const client = await request.newContext({ baseURL: url })
  await client.get('/api/auth/csrf/')
  const cookies = async () => (await client.storageState()).cookies
  const get = async (path: string) => (await client.get(path)).json()
  const post = async (path: string, data: object) => {
    // Another one once signed in.
    const csrf = (await cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
    const answer = await client.post(path, { data, headers: { 'X-CSRFToken': csrf } })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
    return answer.status() === 204 ? undefined : answer.json()
  }
  await post('/api/auth/login/', { email, password })
  // As a browser says it that was here before (web/src/platform/storage/device-cookie.ts).
  const device = { name: 'device', value: 'lang=fr', url }
  return { get, post, cookies: await cookies(), device }
}

export async function countProducts({ get }: SignedIn): Promise<number> {
  return (await get('/api/product-list/?category_name=all')).count
}

/** Some products, enough of each for a supplier's minimum. */
export async function fillCart(
  { get, post }: SignedIn,
  lines: number,
  quantity: number,
): Promise<void> {
  const { results } = await get('/api/product-list/?category_name=all')
  for (const { public_id } of results.slice(0, lines))
    await post('/api/cart-add/', { productId: public_id, quantity })
}

export async function firstPendingOrder({ get }: SignedIn): Promise<string> {
  const [order] = await get('/api/supplier-order-list/?status=pending')
  return order.public_id
}

export async function firstActiveOrder({ get }: SignedIn): Promise<string> {
  const [order] = await get('/api/restaurant-order-list/?status=active')
  return order.public_id
}
