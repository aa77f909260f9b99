import { DEMO_PASSWORD, demoEmail } from '../../server/database/demo/accounts/demo-account.ts'
import { CATALOGUE_RESTAURANT } from '../../server/database/loading/load-catalogue.ts'
import { type SignedIn, signIn } from '../signed-in.ts'

/** A page, and who opens it; a visitor where nobody is named. */
export type Screen = { name: string; path: string; viewer?: SignedIn }

const LINES = 4
const SUPPLIER = { email: demoEmail('grossiste-1'), password: DEMO_PASSWORD }

/** The main pages, with an order placed and a cart filled for them. */
export async function prepareScreens(
  url: string,
): Promise<{ screens: Screen[]; restaurant: SignedIn }> {
  const supplier = await signIn(url, SUPPLIER)
  const restaurant = await signIn(url, CATALOGUE_RESTAURANT)
  await fillCartFrom(supplier, restaurant)
  await restaurant.post('/api/checkout/', {})
  const [order] = await restaurant.get('/api/restaurant-order-list/?status=active')
  const [supplierOrder] = await supplier.get('/api/supplier-order-list/?status=pending')
  await fillCartFrom(supplier, restaurant)
  const screens = [
    { name: 'landing', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'sign-up', path: '/signup' },
    { name: 'categories', path: '/categories', viewer: restaurant },
    { name: 'product list', path: '/categories/all', viewer: restaurant },
    { name: 'product list of a category', path: '/categories/fetl', viewer: restaurant },
    { name: 'checkout', path: '/checkout', viewer: restaurant },
    { name: 'orders', path: '/account?to=orders', viewer: restaurant },
    { name: 'order', path: `/order/${order.public_id}`, viewer: restaurant },
    { name: 'account', path: '/account', viewer: restaurant },
    { name: 'supplier’s products', path: '/supplier/categories/all', viewer: supplier },
    { name: 'supplier’s orders', path: '/account?to=orders', viewer: supplier },
    {
      name: 'supplier’s order',
      path: `/supplier/order/${supplierOrder.public_id}`,
      viewer: supplier,
    },
    { name: 'supplier’s account', path: '/account', viewer: supplier },
  ]
  return { screens, restaurant }
}

/** Lines of one supplier, enough for its minimum. */
async function fillCartFrom(supplier: SignedIn, restaurant: SignedIn): Promise<void> {
  const { results } = await supplier.get('/api/supplier-product-list/?category_name=all')
  for (const { public_id } of results.slice(0, LINES))
    await restaurant.post('/api/cart-add/', { productId: public_id, quantity: 50 })
}

/** So that a row of the list has its button to add. */
export async function emptyCart({ get, post }: SignedIn): Promise<void> {
  const { cart_products } = await get('/api/cart/')
  for (const { product } of cart_products)
    await post('/api/cart-remove/', { productId: product.public_id })
}
