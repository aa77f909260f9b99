import { type Browser, expect } from '@playwright/test'
import type { MarketAccount } from './market.ts'

/** The same account signed in somewhere else: sees the cart as the server has it, and may change it. */
export async function anotherDevice(browser: Browser, baseURL: string, who: MarketAccount) {
  const context = await browser.newContext({ baseURL })
  const { request } = context
  const post = async (path: string, data: unknown) => {
    await request.get('/api/auth/csrf/')
    const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
    const response = await request.post(path, { data, headers: { 'X-CSRFToken': token } })
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
  }
  const get = async (path: string) => (await request.get(path)).json()
  await post('/api/auth/login/', { email: who.email, password: who.password })
  return {
    post,
    get,
    /** Cases by product name. */
    async cart(): Promise<Record<string, number>> {
      const { cart_products } = await get('/api/cart/')
      return Object.fromEntries(
        cart_products.map((line: { product: { name_fr: string }; quantity: number }) => [
          line.product.name_fr,
          line.quantity,
        ]),
      )
    },
    async set(name: string, quantity: number): Promise<void> {
      const search = encodeURIComponent(name)
      const { results } = await get(`/api/product-list/?category_name=all&search=${search}`)
      const [{ public_id: productId }] = results
      await post('/api/cart-set/', { lines: [{ productId, quantity }] })
    },
    close: () => context.close(),
  }
}
