import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

type Line = {
  public_id: string
  is_cancelled: boolean
  quantity: number
  product: Record<string, string>
}
type Part = { public_id: string; products: Line[]; delivery: { day: string } | null }

const HOUR_MS = 3_600_000
const at = () => new Date().toISOString()
const answerBy = () => new Date(Date.now() + HOUR_MS).toISOString()

/** What is proposed for an order: a substitute of its first line, one case more of the next, and another day. */
function proposalOf(side: 'restaurant' | 'supplier', lines: readonly Line[]) {
  const [first, second = first] = lines.filter((line) => !line.is_cancelled)
  const substitute = {
    ...first?.product,
    public_id: 'substitute',
    name_fr: `${first?.product.name_fr} de la ferme`,
    name_en: `Farm ${first?.product.name_en}`,
  }
  const nothing = { line_public_id: null, product: null, quantity: null, day: null }
  const bySupplier = [
    {
      ...nothing,
      public_id: 'instead',
      kind: 'substitute',
      line_public_id: first?.public_id,
      product: substitute,
      quantity: 2,
      difference: '3.10',
      is_agreed: null,
    },
    {
      ...nothing,
      public_id: 'day',
      kind: 'day',
      day: '2026-12-01',
      difference: '0.00',
      is_agreed: null,
    },
  ]
  const byRestaurant = [
    {
      ...nothing,
      public_id: 'more',
      kind: 'quantity',
      line_public_id: second?.public_id,
      quantity: (second?.quantity ?? 0) + 1,
      difference: '107.25',
      is_agreed: null,
    },
  ]
  return {
    public_id: 'proposal',
    side,
    by: { first_name: 'Luc' },
    status: 'open',
    at: at(),
    answer_by: answerBy(),
    reason: side === 'supplier' ? 'out_of_stock' : null,
    note: '',
    lines: side === 'supplier' ? bySupplier : byRestaurant,
  }
}

/** Answers as if something were proposed about the restaurant's newest open order. */
function toRestaurant(side: 'restaurant' | 'supplier') {
  return (page: Page) =>
    page.route('**/api/restaurant-order-list/?order_public_id=*', async (route) => {
      const order = await (await route.fetch()).json()
      const supplier_products = order.supplier_products.map((part: Part) => ({
        ...part,
        status: 'acknowledged',
        proposal: proposalOf(side, part.products),
        may_propose: [],
      }))
      await route.fulfill({ json: { ...order, supplier_products } })
    })
}

/** Answers as if the restaurant's newest open order were accepted: what is more is proposed. */
async function accepted(page: Page) {
  await page.route('**/api/restaurant-order-list/?order_public_id=*', async (route) => {
    const order = await (await route.fetch()).json()
    const supplier_products = order.supplier_products.map((part: Part) => ({
      ...part,
      status: 'acknowledged',
      changes: ['reduce', 'remove', 'cancel'],
      may_propose: ['raise', 'add'],
    }))
    await route.fulfill({ json: { ...order, supplier_products } })
  })
}

function toSupplier(side: 'restaurant' | 'supplier') {
  return (page: Page) =>
    page.route('**/api/supplier-order-list/?supplier_order_public_id=*', async (route) => {
      const order = await (await route.fetch()).json()
      const proposal = proposalOf(side, order.orderProducts)
      await route.fulfill({ json: { ...order, proposal, may_propose: [] } })
    })
}

/** Answers as if the delivery of the supplier's accepted order were still to come. */
async function stillToPropose(page: Page) {
  await page.route('**/api/supplier-order-list/?supplier_order_public_id=*', async (route) => {
    const order = await (await route.fetch()).json()
    await route.fulfill({ json: { ...order, may_propose: ['substitute', 'move'] } })
  })
}

/** Answers as if something were proposed of orders in lists. */
async function inLists(page: Page) {
  await page.route('**/api/restaurant-order-list/?status=active', async (route) => {
    const orders = await (await route.fetch()).json()
    const asked = { side: 'supplier', answer_by: answerBy() }
    await route.fulfill({
      json: orders.map((order: { suppliers: object[] }, index: number) => ({
        ...order,
        suppliers: order.suppliers.map((supplier) => ({
          ...supplier,
          proposal: index % 2 === 0 ? asked : { ...asked, side: 'restaurant' },
        })),
      })),
    })
  })
}

/** Answers as if the supplier's proposal had been answered: one line of it agreed to. */
async function inTrail(page: Page) {
  await page.route('**/api/order-thread/?*', async (route) => {
    const thread = await (await route.fetch()).json()
    const number = thread.last_number + 1
    const lines: Line[] = await (async () => {
      const path = `/api/restaurant-order-list/?order_public_id=${page.url().split('/').at(-1)}`
      const order = await (await page.request.get(path)).json()
      return order.supplier_products.flatMap((part: Part) => part.products)
    })()
    const proposal = proposalOf('supplier', lines)
    const entry = {
      number,
      at: at(),
      side: 'supplier',
      is_own: false,
      by: { first_name: 'Luc' },
      status: null,
      kind: 'proposed',
      line: null,
      proposal: {
        ...proposal,
        status: 'answered',
        lines: proposal.lines.map((line, index) => ({ ...line, is_agreed: index === 0 })),
      },
      old: null,
      new: null,
      reason: 'out_of_stock',
      text: null,
    }
    const entries = [
      ...thread.entries,
      entry,
      {
        ...entry,
        number: number + 1,
        proposal: { ...proposal, public_id: 'lapsed', status: 'lapsed' },
      },
    ]
    await route.fulfill({ json: { ...thread, entries, last_number: number + 1 } })
  })
}

async function restaurantOrder(page: Page): Promise<string> {
  const orders = await (await page.request.get('/api/restaurant-order-list/?status=active')).json()
  return `/order/${orders[0]?.public_id}`
}

async function supplierOrder(page: Page): Promise<string> {
  const path = '/api/supplier-order-list/?status=acknowledged'
  const orders = await (await page.request.get(path)).json()
  return `/supplier/order/${orders[0]?.public_id}`
}

/** Proposals as they are made, awaited and answered. */
export const proposalScreens: readonly (Screen & Required<Pick<Screen, 'shows'>>)[] = [
  {
    name: 'proposal-asked',
    viewer: 'restaurant',
    path: restaurantOrder,
    stage: toRestaurant('supplier'),
    prepare: async (page, { proposals }) => {
      const first = page.getByRole('radio', { name: new RegExp(`^${proposals.accept}`) }).first()
      await first.check()
    },
    shows: (page, { proposals }) => page.getByText(proposals.agreedSoFar(1, 2)).first(),
  },
  {
    name: 'proposal-waits',
    viewer: 'restaurant',
    path: restaurantOrder,
    stage: toRestaurant('restaurant'),
    shows: (page, { proposals }) =>
      page.getByRole('button', { name: new RegExp(`^${proposals.withdraw}`) }).first(),
  },
  {
    name: 'proposals-past',
    viewer: 'restaurant',
    path: restaurantOrder,
    stage: inTrail,
    shows: (page, { proposals }) => page.getByText(proposals.status.lapsed).first(),
  },
  {
    name: 'proposal-edit',
    viewer: 'restaurant',
    path: restaurantOrder,
    stage: accepted,
    prepare: async (page, { orderChanges, common }) => {
      await page.getByRole('main').getByText(orderChanges.edit, { exact: true }).first().click()
      const more = page.getByRole('button', { name: new RegExp(`^${common.increase('')}`) })
      await more.first().click()
    },
    shows: (page, { proposals }) =>
      page.getByRole('button', { name: startOf(proposals.proposeTo) }),
  },
  {
    name: 'proposals-in-list',
    viewer: 'restaurant',
    path: '/account?to=orders',
    stage: inLists,
    shows: (page, { openProposal }) =>
      page.getByText(new RegExp(openProposal.asked('').trim(), 'i')).first(),
  },
  {
    name: 'supplier-proposal-asked',
    viewer: 'supplier',
    path: supplierOrder,
    stage: toSupplier('restaurant'),
    shows: (page, { proposals }) =>
      page.getByRole('button', { name: new RegExp(`^${proposals.accept}`) }),
  },
  {
    name: 'supplier-proposal-waits',
    viewer: 'supplier',
    path: supplierOrder,
    stage: toSupplier('supplier'),
    shows: (page, { proposals }) =>
      page.getByRole('button', { name: new RegExp(`^${proposals.withdraw}`) }),
  },
  {
    name: 'supplier-propose',
    viewer: 'supplier',
    path: supplierOrder,
    stage: stillToPropose,
    prepare: (page, { orderChanges }) =>
      page.getByRole('button', { name: orderChanges.propose }).click(),
    shows: (page, { proposals }) =>
      page.getByRole('button', { name: startOf(proposals.proposeTo) }),
  },
  {
    name: 'supplier-replace',
    viewer: 'supplier',
    path: supplierOrder,
    stage: stillToPropose,
    prepare: async (page, { orderChanges, proposals }) => {
      await page.getByRole('button', { name: orderChanges.propose }).click()
      const replace = page.getByRole('button', { name: new RegExp(`^${proposals.replaceOf('')}`) })
      await replace.first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('searchbox').fill('a')
      await dialog
        .getByRole('button', { name: new RegExp(`^${proposals.chooseProduct('')}`) })
        .first()
        .click()
    },
    shows: (page, { proposals }) => page.getByRole('dialog').getByLabel(proposals.price),
  },
  {
    name: 'supplier-replaced',
    viewer: 'supplier',
    path: async (page) => {
      const path = '/api/supplier-order-list/?status=pending'
      const orders = await (await page.request.get(path)).json()
      return `/supplier/order/${orders[0]?.public_id}`
    },
    prepare: async (page, { orders, proposals }) => {
      const remove = page.getByRole('button', { name: new RegExp(`^${orders.remove('')}`) })
      await remove.first().click()
      const replace = page.getByRole('button', { name: new RegExp(`^${proposals.replaceOf('')}`) })
      await replace.first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('searchbox').fill('a')
      const choose = new RegExp(`^${proposals.chooseProduct('')}`)
      await dialog.getByRole('button', { name: choose }).first().click()
      await dialog.getByRole('button', { name: proposals.take }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
    shows: (page, { proposals }) =>
      page.getByRole('button', { name: new RegExp(`^${proposals.removeReplacement('')}`) }),
  },
]

/** How a sentence about any business begins: « Proposer à », « au » or « aux ». */
function startOf(about: (business: string) => string): RegExp {
  const words = ['X', 'Le X', 'Les X'].map((business) =>
    about(business).replace(/ (Le |Les )?X$/, ''),
  )
  return new RegExp(`^(${words.join('|')}) `)
}
