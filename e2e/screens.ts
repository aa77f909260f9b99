import { expect, type Page, type Request } from '@playwright/test'
import { accountScreens } from './account-screens.ts'
import type { AllTexts } from './all-texts.ts'
import { approvalScreens } from './approval-screens.ts'
import { customerScreens } from './customer-screens.ts'
import { guideScreens } from './guide-screens.ts'
import { invitationScreens } from './invitation-screens.ts'
import { invoiceListScreens } from './invoice-list-screens.ts'
import { invoiceScreens } from './invoice-screens.ts'
import { invoiceSettingsScreens } from './invoice-settings-screens.ts'
import { orderAgainScreens } from './order-again-screens.ts'
import { pickingScreens } from './picking-screens.ts'
import { priceListScreens } from './price-list-screens.ts'
import { proposalScreens } from './proposal-screens.ts'
import { recallScreens } from './recall-screens.ts'
import { receivingScreens } from './receiving-screens.ts'
import type { Screen } from './screen.ts'
import { stateScreens } from './state-screens.ts'
import { statementScreens } from './statement-screens.ts'
import { taxScreens } from './tax-screens.ts'
import { termsScreens } from './terms-screens.ts'

const visitor: Screen[] = [
  { name: 'landing', viewer: 'visitor', path: '/' },
  { name: 'about', viewer: 'visitor', path: '/about-us' },
  { name: 'faq', viewer: 'visitor', path: '/faq#delivery' },
  { name: 'login', viewer: 'visitor', path: '/login' },
  {
    name: 'login-empty',
    viewer: 'visitor',
    path: '/login',
    prepare: (page, texts) =>
      page.getByRole('main').getByRole('button', { name: texts.session.submit }).click(),
  },
  { name: 'not-found', viewer: 'visitor', path: '/nowhere', complains: true },
]

const restaurant: Screen[] = [
  { name: 'not-authorized', viewer: 'restaurant', path: '/not-authorized' },
  { name: 'categories', viewer: 'restaurant', path: '/categories' },
  { name: 'products', viewer: 'restaurant', path: '/categories/beef' },
  { name: 'products-searched', viewer: 'restaurant', path: '/categories/all?search=epaulle' },
  { name: 'products-none', viewer: 'restaurant', path: '/categories/all?search=xyzzy' },
  {
    name: 'products-totals',
    viewer: 'restaurant',
    path: '/categories/dairy',
    prepare: async (page, { cart }) => {
      const totals = page.getByRole('region', { name: cart.totals })
      await totals.waitFor()
      const unfold = page.getByRole('button', { name: cart.bySupplier })
      if (await unfold.isVisible()) await unfold.click()
      await totals.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'cart',
    viewer: 'restaurant',
    path: '/categories/dairy',
    prepare: async (page, { cart }) => {
      await page.getByRole('button', { name: new RegExp(`^${cart.title},`) }).click()
      await page.getByRole('button', { name: cart.close }).waitFor()
    },
  },
  { name: 'checkout', viewer: 'restaurant', path: '/checkout' },
  { name: 'substitutes', viewer: 'restaurant', path: '/substitutes' },
  {
    name: 'substitutes-chosen',
    viewer: 'restaurant',
    path: '/substitutes',
    stage: async (page) => {
      const list = await (await page.request.get('/api/supplier-list/')).json()
      const suppliers = list
        .slice(0, 3)
        .map((one: object, at: number) => ({ ...one, choice: ['never', 'ask', null][at] }))
      const categories = [{ category: 'beef', choice: 'same_or_cheaper' }]
      await page.route('**/api/substitute-choices/', (route) =>
        route.fulfill({ json: { suppliers, categories } }),
      )
    },
    prepare: async (page, { substitutes }) => {
      await page.getByRole('radio', { name: substitutes.byCategory, checked: true }).waitFor()
      await page.getByLabel(substitutes.addSupplier).fill('a')
      await page.getByRole('search').last().getByRole('listitem').first().waitFor()
    },
  },
  { name: 'order-text', viewer: 'restaurant', path: '/order-text' },
  {
    name: 'order-text-read',
    viewer: 'restaurant',
    path: '/order-text',
    prepare: (page, texts) =>
      readOrder(page, texts, [
        '2 caisses oignons jaunes',
        'lait x3',
        '20 kg carottes',
        'xyzzy',
        'merci!',
      ]),
  },
  {
    name: 'order-text-amounts',
    viewer: 'restaurant',
    path: '/order-text',
    prepare: async (page, texts) => {
      const { orderText } = texts
      await readOrder(page, texts, [
        '6 concombres anglais',
        '1 kg oignons jaunes',
        '0,5 caisse lait',
        'xyzzy',
      ])
      await page.getByRole('button', { name: orderText.searchOther }).last().click()
      const found = page.getByRole('listitem').filter({ has: page.getByLabel(orderText.search) })
      await found.getByLabel(orderText.search).fill('oignon')
      await found.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'product',
    viewer: 'restaurant',
    path: (page) => productPath(page),
    prepare: (page, { productPage }) => page.getByText(productPage.showTable).click(),
  },
  {
    name: 'product-gone',
    viewer: 'restaurant',
    path: '/product/gone',
    complains: true,
  },
  { name: 'supplierinfo', viewer: 'restaurant', path: (page) => supplierPath(page) },
  {
    name: 'supplierinfo-reviews',
    viewer: 'restaurant',
    path: async (page) => `${await supplierPath(page)}?to=reviews`,
  },
  {
    name: 'review-empty',
    viewer: 'restaurant',
    path: '/review',
    prepare: (page, { reviews }) => page.getByRole('button', { name: reviews.submit }).click(),
  },
  {
    name: 'review-edited',
    viewer: 'restaurant',
    path: (page) => reviewedPath(page),
    prepare: (page, { reviews }) => page.getByRole('button', { name: reviews.save }).waitFor(),
  },
  { name: 'restaurant-account', viewer: 'restaurant', path: '/account' },
  { name: 'restaurant-orders', viewer: 'restaurant', path: '/orders' },
  { name: 'restaurant-more', viewer: 'restaurant', path: '/more' },
  {
    name: 'restaurant-orders-done',
    viewer: 'restaurant',
    path: '/account?to=orders&status=done',
  },
  {
    name: 'restaurant-order',
    viewer: 'restaurant',
    path: async (page) => {
      const orders = await listed(page, '/api/restaurant-order-list/?status=active')
      return `/order/${orders[2]?.public_id}`
    },
  },
  {
    name: 'restaurant-order-done',
    viewer: 'restaurant',
    path: async (page) => {
      const orders = await listed(page, '/api/restaurant-order-list/?status=done')
      return `/order/${orders[0]?.public_id}`
    },
  },
]

const PRICE_LIST = [
  'name_fr;name_en;category;unit;quantity_per_case;price',
  'Jarret de veau;Veal shank;Bœuf;kg;10;145,50',
  'Licorne;Unicorn;licornes;kg/lb?;10;-40,00',
  ';Breast;volaille;kg;10;=A1*2',
]

const supplier: Screen[] = [
  { name: 'supplier-categories', viewer: 'supplier', path: '/supplier/categories' },
  { name: 'supplier-products', viewer: 'supplier', path: '/supplier/categories/beef' },
  {
    name: 'supplier-prices',
    viewer: 'supplier',
    path: '/supplier/prices?category=beef',
    prepare: async (page, { prices }) => {
      await page.getByLabel(prices.percent, { exact: true }).fill('2,5')
      await page.getByRole('button', { name: /\d/ }).last().waitFor()
    },
  },
  // One of them is out until a day.
  {
    name: 'supplier-products-out',
    viewer: 'supplier',
    path: '/supplier/categories/beef?search=c%C3%B4te',
  },
  {
    name: 'product-add-empty',
    viewer: 'supplier',
    path: '/supplier/categories/all/add',
    prepare: (page, texts) => page.getByRole('button', { name: texts.products.create }).click(),
  },
  { name: 'product-edit', viewer: 'supplier', path: (page) => ownProductPath(page) },
  { name: 'own-product', viewer: 'supplier', path: (page) => ownProductPagePath(page) },
  { name: 'delivery-days', viewer: 'supplier', path: '/supplier/delivery' },
  {
    name: 'delivery-days-changed',
    viewer: 'supplier',
    path: '/supplier/delivery',
    prepare: async (page, { deliveryRules }) => {
      await page
        .getByRole('button', { name: deliveryRules.changeWeekOf('').trim() })
        .first()
        .click()
      const week = page.getByRole('form').first()
      await week.getByRole('checkbox').filter({ visible: true }).first().uncheck()
      await week.getByText(deliveryRules.unsaved).waitFor()
    },
  },
  {
    name: 'delivery-days-none',
    viewer: 'supplier',
    path: '/supplier/delivery',
    stage: async (page) => {
      const rules = await (await page.request.get('/api/delivery-rules/')).json()
      const other_cities = rules.zones.flatMap((zone: { cities: string[] }) => zone.cities)
      await page.route('**/api/delivery-rules/', (route) =>
        route.fulfill({ json: { ...rules, zones: [], exceptions: [], other_cities } }),
      )
    },
    prepare: (page, { deliveryRules }) =>
      page.getByRole('region', { name: deliveryRules.presetsTitle }).waitFor(),
  },
  {
    name: 'delivery-zone',
    viewer: 'supplier',
    path: '/supplier/delivery',
    prepare: async (page, { deliveryRules }) => {
      await page.getByRole('button', { name: deliveryRules.addZone }).click()
      await page.getByRole('dialog').getByLabel(deliveryRules.zoneName).waitFor()
    },
  },
  {
    name: 'delivery-extra',
    viewer: 'supplier',
    path: '/supplier/delivery',
    prepare: async (page, { deliveryRules }) => {
      await page.getByRole('button', { name: deliveryRules.addExtra }).click()
      await page.getByRole('dialog').getByLabel(deliveryRules.day, { exact: true }).waitFor()
    },
  },
  { name: 'supplier-import', viewer: 'supplier', path: '/supplier/import' },
  {
    name: 'supplier-import-preview',
    viewer: 'supplier',
    path: '/supplier/import',
    prepare: async (page) => {
      await page.locator('input[type=file][accept*=csv]').setInputFiles({
        name: 'prix.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(PRICE_LIST.join('\n')),
      })
      await page.getByRole('tablist').waitFor()
    },
  },
  { name: 'supplier-account', viewer: 'supplier', path: '/account' },
  { name: 'supplier-more', viewer: 'supplier', path: '/more' },
  { name: 'supplier-reviews', viewer: 'supplier', path: '/account?to=reviews' },
  ...(['pending', 'acknowledged', 'done'] as const).map((status) => ({
    name: `supplier-orders-${status}`,
    viewer: 'supplier' as const,
    path: `/supplier/orders?status=${status}`,
  })),
  {
    name: 'supplier-order',
    viewer: 'supplier',
    path: (page) => supplierOrderPath(page, 'pending'),
    prepare: removeOneLine,
  },
  {
    name: 'supplier-order-confirm',
    viewer: 'supplier',
    path: (page) => supplierOrderPath(page, 'pending'),
    prepare: async (page, texts) => {
      await removeOneLine(page, texts)
      await page.getByRole('button', { name: texts.orders.sendChanges }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'supplier-order-acknowledged',
    viewer: 'supplier',
    path: (page) => supplierOrderPath(page, 'acknowledged'),
  },
  { name: 'pick-list', viewer: 'supplier', path: '/supplier/pick' },
  { name: 'orders-by-day', viewer: 'supplier', path: '/supplier/orders?status=by-day' },
  { name: 'route-sheet', viewer: 'supplier', path: '/supplier/route-sheet' },
  { name: 'pick-orders', viewer: 'supplier', path: '/supplier/pick?by=order' },
]

/** Every screen there is. A new one belongs here. */
export const screens: readonly Screen[] = [
  ...visitor,
  ...restaurant,
  ...supplier,
  ...accountScreens,
  ...stateScreens,
  ...approvalScreens,
  ...invitationScreens,
  ...termsScreens,
  ...orderAgainScreens,
  ...guideScreens,
  ...customerScreens,
  ...priceListScreens,
  ...taxScreens,
  ...receivingScreens,
  ...invoiceListScreens,
  ...invoiceScreens,
  ...statementScreens,
  ...invoiceSettingsScreens,
  ...pickingScreens,
  ...recallScreens,
  ...proposalScreens,
]

export async function open(page: Page, screen: Screen, texts: AllTexts): Promise<void> {
  const { path, stage, unfinished, prepare, shows } = screen
  await stage?.(page)
  const underWay = requestsUnderWay(page)
  await page.goto(typeof path === 'string' ? path : await path(page))
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (!unfinished) await everythingArrived(page)
  await prepare?.(page, texts)
  if (!unfinished) await atRest(page, underWay)
  if (shows) await expect(shows(page, texts)).toBeVisible()
}

/** React waits for so long before it shows one part more that has come. */
const REVEAL_MS = 350

/** Nothing is to come any more: no answer, and no part of the page whose code was not there. */
export async function atRest(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  const isStill = async () => {
    await everythingArrived(page)
    const before = underWay.size
    await page.waitForTimeout(REVEAL_MS)
    return before + underWay.size
  }
  await expect.poll(isStill, 'the page has not come to rest').toBe(0)
}

export function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    // Live news come as long as the page is open.
    if (!request.url().includes('/api/events/')) underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/** What is awaited shows a skeleton; a page with live news is never without a request. */
export async function everythingArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-busy="true"]') === null)
}

async function listed(page: Page, path: string): Promise<{ public_id: string }[]> {
  return (await page.request.get(path)).json()
}

async function readOrder(page: Page, { orderText }: AllTexts, lines: readonly string[]) {
  await page.getByLabel(orderText.label).fill(lines.join('\n'))
  await page.getByRole('button', { name: orderText.read }).click()
  await page.getByRole('heading', { name: orderText.linesTitle }).waitFor()
}

async function supplierPath(page: Page): Promise<string> {
  const { results } = await (await page.request.get('/api/product-list/?category_name=beef')).json()
  return `/supplierinfo/${results[0].supplier.public_id}`
}

/** One that others offer too. */
async function productPath(page: Page): Promise<string> {
  const { results } = await (await page.request.get('/api/product-list/?category_name=beef')).json()
  const compared = results.find(({ other_offers }: { other_offers: number }) => other_offers > 0)
  return `/product/${(compared ?? results[0]).public_id}`
}

async function ownProductPagePath(page: Page): Promise<string> {
  return (await ownProductPath(page)).replace('categories/all/edit', 'product')
}

async function ownProductPath(page: Page): Promise<string> {
  const { results } = await (await page.request.get('/api/supplier-product-list/')).json()
  return `/supplier/categories/all/edit/${results[0].public_id}`
}

/** The form for a supplier that the demo's restaurant has reviewed. */
async function reviewedPath(page: Page): Promise<string> {
  for (const { public_id } of await listed(page, '/api/supplier-list/')) {
    const asked = await page.request.get(`/api/review/?supplier_public_id=${public_id}`)
    if ((await asked.json()).review) return `/review?supplier=${public_id}`
  }
  throw new Error('the demo market has no review')
}

async function supplierOrderPath(page: Page, status: string): Promise<string> {
  const orders = await listed(page, `/api/supplier-order-list/?status=${status}`)
  return `/supplier/order/${orders[0]?.public_id}`
}

async function removeOneLine(page: Page, { orders }: AllTexts): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${orders.remove('')}`) })
    .first()
    .click()
}
