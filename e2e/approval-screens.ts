import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

type StateScreen = Screen & Required<Pick<Screen, 'shows'>>

const ABOVE = { per: 'week', limit: '500.00', ordered: '412.50', total: '1286.40' }
const ASKED = {
  asked_by: 'Marie-Claude',
  is_own: false,
  may_answer: true,
  asked_at: '2026-11-20T03:10:00+00:00',
  note: 'Pour le banquet de samedi : quarante couverts.\nIl manque peut-être de la crème.',
  total_price: '1198.20',
  is_changed: true,
  refused: null,
}
const REFUSED = {
  ...ASKED,
  is_own: true,
  may_answer: false,
  refused: { by: 'Jean-Sébastien', at: '2026-11-20T03:25:00+00:00', note: 'Trop de bœuf.' },
}

/** The demo's checkout as members with a limit see it, and those who may approve. */
export const approvalScreens: readonly StateScreen[] = [
  {
    name: 'checkout-above-limit',
    viewer: 'restaurant',
    path: '/checkout',
    stage: withMember({ approval: null, exceeded: ABOVE }),
    shows: (page, { approvals }) => page.getByRole('button', { name: approvals.ask }),
  },
  {
    name: 'checkout-asked',
    viewer: 'restaurant',
    path: '/checkout',
    stage: withMember({ approval: ASKED, exceeded: null }),
    shows: (page, { approvals }) => page.getByRole('button', { name: approvals.refuse }),
  },
  {
    name: 'checkout-refuse',
    viewer: 'restaurant',
    path: '/checkout',
    stage: withMember({ approval: ASKED, exceeded: null }),
    prepare: async (page, { approvals }) => {
      await page.getByRole('button', { name: approvals.refuse }).click()
    },
    shows: (page, { approvals }) => page.getByRole('dialog', { name: approvals.refuseTitle }),
  },
  {
    name: 'checkout-refused',
    viewer: 'restaurant',
    path: '/checkout',
    stage: withMember({ approval: REFUSED, exceeded: ABOVE }),
    shows: (page) => page.getByRole('note').filter({ hasText: REFUSED.refused.by }),
  },
]

function withMember(state: object) {
  return (page: Page) =>
    page.route('**/api/checkout/', async (route) => {
      const checkout = await (await route.fetch()).json()
      await route.fulfill({ json: { ...checkout, ...state } })
    })
}
