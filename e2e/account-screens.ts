import { demoAccount } from './halles-test.ts'
import type { Screen } from './screen.ts'

const FACTS = {
  noticed_on: '2026-11-20',
  occurred: 'Entre le 17 et le 19 novembre 2026',
  risk_reason: 'Des coordonnées d’entreprise, que chacun peut trouver ailleurs.',
  what_happened: 'Un courriel de commande est parti au mauvais fournisseur.',
  persons: 'Nom, téléphone, courriel et adresse d’un restaurant.',
  measures: 'Le fournisseur a confirmé avoir effacé le courriel.',
  commission_notified_on: null,
  persons_notified_on: null,
  recorded_by: 'operateur@halles.example',
}
const INCIDENTS = {
  results: [
    {
      public_id: '0'.repeat(32),
      entries: [
        { ...FACTS, version: 2, is_serious: true, recorded_at: '2026-11-21T15:04:00+00:00' },
        { ...FACTS, version: 1, is_serious: false, recorded_at: '2026-11-20T15:04:00+00:00' },
      ],
    },
  ],
  count: 1,
}

const NO_LIMITS = { order_limit: null, week_limit: null }
const TEAM = {
  members: [
    {
      ...NO_LIMITS,
      person: '1'.repeat(32),
      first_name: 'Ana',
      last_name: 'Roy',
      email: 'ana.roy@halles.example',
      role: 'owner',
      since: '2026-11-02T15:04:00+00:00',
      last_seen_at: '2026-11-22T15:04:00+00:00',
      is_self: true,
      is_contact: true,
    },
    {
      person: '2'.repeat(32),
      first_name: 'Marie-Christine',
      last_name: 'Vaillancourt-Desrochers',
      email: 'marie-christine.vaillancourt-desrochers@halles.example',
      role: 'buyer',
      order_limit: '1250.00',
      week_limit: '5000.00',
      since: '2026-11-02T15:04:00+00:00',
      last_seen_at: '2026-11-21T15:04:00+00:00',
      is_self: false,
      is_contact: false,
    },
    {
      person: '3'.repeat(32),
      first_name: 'Luc',
      last_name: 'Gagnon',
      email: 'luc@halles.example',
      role: 'cook',
      order_limit: '0.00',
      week_limit: null,
      since: '2026-11-02T15:04:00+00:00',
      last_seen_at: null,
      is_self: false,
      is_contact: false,
    },
  ],
  invitations: [
    {
      ...NO_LIMITS,
      public_id: '4'.repeat(32),
      email: 'comptable@halles.example',
      role: 'buyer',
      sent_at: '2026-11-21T15:04:00+00:00',
      expires_at: '2099-11-28T15:04:00+00:00',
    },
  ],
}
const INVITED = {
  business: 'Le Bouillon de la Montagne',
  kind: 'restaurant',
  role: 'cook',
  email: 'luc@halles.example',
  invited_by: 'Ana',
  expires_at: '2099-11-28T15:04:00+00:00',
  takes: 'sign_up',
}

/** Getting an account, keeping it, and those who review it. */
const OF_SUPPLIER = { body: 'Écocert Canada', number: 'QC-2026-1042' }
const certificatesOfEachState: NonNullable<Screen['stage']> = (page) =>
  page.route('**/api/certificate-list/', (route) =>
    route.fulfill({
      json: {
        today: '2026-11-27',
        certificates: [
          { ...OF_SUPPLIER, mark: 'organic', until_day: '2027-09-30' },
          { ...OF_SUPPLIER, mark: 'halal', until_day: '2026-11-26' },
          { ...OF_SUPPLIER, mark: 'kosher', until_day: '2026-12-15' },
        ],
      },
    }),
  )

export const accountScreens: readonly Screen[] = [
  { name: 'sign-up', viewer: 'visitor', path: '/signup' },
  {
    name: 'sign-up-supplier-empty',
    viewer: 'visitor',
    path: '/signup?type=supplier',
    prepare: (page, texts) => page.getByRole('button', { name: texts.signUp.submit }).click(),
  },
  {
    name: 'forgot-password',
    viewer: 'visitor',
    path: '/login',
    prepare: async (page, texts) => {
      await page.getByRole('button', { name: texts.session.forgotten }).click()
      await page.getByRole('dialog').getByLabel(texts.passwords.email).waitFor()
    },
  },
  { name: 'reset-password', viewer: 'visitor', path: '/reset-password/MQ/a-token' },
  { name: 'contact', viewer: 'visitor', path: '/contact-us' },
  { name: 'privacy', viewer: 'visitor', path: '/privacy' },
  { name: 'terms', viewer: 'visitor', path: '/terms' },
  {
    name: 'sign-up-restaurant-empty',
    viewer: 'visitor',
    path: '/signup?type=restaurant',
    prepare: (page, texts) => page.getByRole('button', { name: texts.signUp.submit }).click(),
  },
  {
    name: 'supplier-account-edit',
    viewer: 'supplier',
    path: '/account',
    prepare: (page, texts) =>
      page.getByRole('button', { name: texts.accounts.edit, exact: true }).click(),
  },
  { name: 'account-profile', viewer: 'restaurant', path: '/account?to=profile' },
  {
    name: 'account-team',
    viewer: 'restaurant',
    path: '/account?to=team',
    stage: (page) => page.route('**/api/team/', (route) => route.fulfill({ json: TEAM })),
  },
  {
    name: 'account-team-invite',
    viewer: 'restaurant',
    path: '/account?to=team',
    prepare: async (page, { team }) => {
      await page.getByRole('button', { name: team.invite, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: team.inviteTitle })
      await dialog.getByRole('radio', { name: team.roles.cook }).check()
      await dialog.getByRole('button', { name: team.send }).click()
    },
  },
  {
    name: 'team-invitation',
    viewer: 'visitor',
    path: '/team-invitation/a-token',
    stage: (page) =>
      page.route('**/api/team-invitation/**', (route) => route.fulfill({ json: INVITED })),
  },
  {
    name: 'supplier-certificates',
    viewer: 'supplier',
    path: '/account?to=certificates',
    stage: certificatesOfEachState,
  },
  {
    name: 'supplier-certificate-edit',
    viewer: 'supplier',
    path: '/account?to=certificates',
    stage: certificatesOfEachState,
    prepare: async (page, { certificates, fieldProblems }) => {
      const change = certificates.changeOf(certificates.marks.kosher)
      await page.getByRole('button', { name: change }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(certificates.number).fill('')
      await dialog.getByRole('button', { name: certificates.save }).click()
      await dialog.getByText(fieldProblems.required).waitFor()
    },
  },
  { name: 'supplier-promotion', viewer: 'supplier', path: '/account?to=promotion' },
  {
    name: 'supplier-promotion-empty',
    viewer: 'supplier',
    path: '/account?to=promotion',
    prepare: (page, texts) => page.getByRole('button', { name: texts.promotions.submit }).click(),
  },
  { name: 'operator', viewer: 'operator', path: '/operator' },
  { name: 'operator-cities', viewer: 'operator', path: '/operator?tab=cities&search=laval' },
  {
    name: 'operator-incidents',
    viewer: 'operator',
    path: '/operator?tab=incidents',
    stage: (page) =>
      page.route('**/api/operator/incidents/**', (route) => route.fulfill({ json: INCIDENTS })),
  },
  {
    name: 'operator-incident-form',
    viewer: 'operator',
    path: '/operator?tab=incidents',
    prepare: async (page, { incidents }) => {
      await page.getByRole('button', { name: incidents.record }).click()
      const dialog = page.getByRole('dialog', { name: incidents.record })
      await dialog.getByRole('button', { name: incidents.submit }).click()
    },
  },
  {
    name: 'operator-security-start',
    viewer: 'operator',
    path: '/operator?tab=security',
    prepare: async (page, texts) => {
      await page.getByRole('button', { name: texts.operator.factorStart }).click()
      await page.getByRole('dialog').getByLabel(texts.forms.passwordToConfirm).waitFor()
    },
  },
  {
    name: 'operator-security',
    viewer: 'operator',
    path: '/operator?tab=security',
    prepare: async (page, texts) => {
      const start = { name: texts.operator.factorStart }
      await page.getByRole('button', start).click()
      const question = page.getByRole('dialog')
      const { password } = demoAccount('operator')
      await question.getByLabel(texts.forms.passwordToConfirm).fill(password)
      await question.getByRole('button', start).click()
      await page.getByRole('img', { name: texts.operator.qr }).waitFor()
    },
  },
]
