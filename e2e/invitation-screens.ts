import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const LIST = [
  'Nom;Courriel;Nº de client;Modalités de paiement (jours);Langue',
  'Bistro Lou;lou@bistro.example;C-204;30;français',
  'Restaurant du Grand Hôtel de la Gare de Sainte-Anne;commandes.de.la.cuisine.du.grand.hotel@restaurant-de-la-gare.example;C-205;0;anglais',
  ';cafe@;C-206;400;espagnol',
].join('\r\n')

const INVITATIONS = (['to_send', 'sent', 'accepted', 'ended'] as const).map((state, at) => ({
  public_id: `${at}`.repeat(32),
  name: ['Bistro Lou', 'Café Marin', 'Restaurant du Grand Hôtel de la Gare', 'Chez Ana'][at],
  email: `commandes.de.la.cuisine${at}@restaurant-du-quartier.example`,
  code: at === 3 ? '' : `C-20${at}`,
  terms_days: 30,
  language: 'fr',
  state,
  invited_at: state === 'to_send' ? null : '2026-11-20T15:00:00Z',
  may_invite: at < 2,
}))

async function ofEachState(page: Page): Promise<void> {
  const counts = { to_send: 1, sent: 1, accepted: 1, ended: 1 }
  await page.route('**/api/customer-invitation-list/**', (route) =>
    route.fulfill({ json: { counts, count: 4, results: INVITATIONS } }),
  )
  await page.route('**/api/supplier-invitation-list/**', (route) =>
    route.fulfill({ json: { results: INVITATIONS } }),
  )
}

const invited = (by: string, takes: string) => (page: Page) =>
  page.route('**/api/trade-invitation/**', (route) =>
    route.fulfill({ json: { business: 'Boucherie Lafleur & Fils', by, takes } }),
  )

/** How suppliers bring their customers, and restaurants their suppliers. */
export const invitationScreens: Screen[] = [
  { name: 'customer-import', viewer: 'supplier', path: '/supplier/customers/import' },
  {
    name: 'customer-import-preview',
    viewer: 'supplier',
    path: '/supplier/customers/import',
    prepare: async (page, { customerImport }) => {
      await page.locator('input[type=file][accept*=csv]').setInputFiles({
        name: 'clients.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`\ufeff${LIST}`),
      })
      await page.getByRole('tab', { name: customerImport.kindCount('faulty', '1') }).waitFor()
    },
  },
  {
    name: 'customer-invitations',
    viewer: 'supplier',
    path: '/supplier/customers/import',
    stage: ofEachState,
    shows: (page, { invitations }) => page.getByText(invitations.states.ended),
  },
  {
    name: 'customer-invite',
    viewer: 'supplier',
    path: '/supplier/customers/import',
    stage: ofEachState,
    prepare: async (page, { invitations }) => {
      await page.getByRole('button', { name: invitations.inviteOne }).click()
      const dialog = page.getByRole('dialog', { name: invitations.inviteOne })
      await dialog.getByRole('button', { name: invitations.send }).click()
    },
  },
  {
    name: 'invite-supplier',
    viewer: 'restaurant',
    path: '/invite-supplier',
    stage: ofEachState,
    shows: (page, { invitations }) => page.getByText(invitations.states.ended),
  },
  {
    name: 'trade-invitation',
    viewer: 'visitor',
    path: '/invitation/a-token',
    stage: invited('supplier', 'sign_up'),
    shows: (page, { invitations }) =>
      page.getByRole('main').getByRole('link', { name: invitations.signUp }),
  },
  {
    name: 'trade-invitation-accept',
    viewer: 'restaurant',
    path: '/invitation/a-token',
    stage: invited('supplier', 'accept'),
    shows: (page, { invitations }) => page.getByRole('button', { name: invitations.accept }),
  },
  {
    name: 'trade-invitation-other',
    viewer: 'supplier',
    path: '/invitation/a-token',
    stage: invited('supplier', 'other_account'),
    shows: (page, { invitations }) => page.getByText(invitations.otherAccount.supplier),
  },
  {
    name: 'trade-invitation-over',
    viewer: 'visitor',
    path: '/invitation/a-token',
    complains: true,
    shows: (page, { invitations }) => page.getByText(invitations.over),
  },
  {
    name: 'stop-invitations',
    viewer: 'visitor',
    path: '/stop-invitations/a-token',
    stage: (page) =>
      page.route('**/api/invitation-stop/**', (route) =>
        route.fulfill({ json: { stopped: false } }),
      ),
    shows: (page, { invitations }) => page.getByRole('button', { name: invitations.stop }),
  },
]
