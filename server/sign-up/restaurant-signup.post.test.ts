import { CONSENT_WORDING } from '@halles/domain/promotion.ts'
import { TERMS_VERSION } from '@halles/domain/terms.ts'
import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aRestaurant, aVisitor } from '@halles/testing/world/builders.ts'
import { aRestaurantForm, aSupplierForm } from '@halles/testing/world/sign-up-forms.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedCities } from '../database/default-cities.ts'
import { inTransaction } from '../database/transaction.ts'

const world = await anOwnApp()
beforeAll(() => seedCities(world.database))

const signUp = (form: unknown, headers?: Record<string, string>) =>
  aVisitor(world).post('/api/restaurant-signup/', form, headers)

async function accountsOf(email: string) {
  return world.database
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'contact_person_id')
    .selectAll('person')
    .selectAll('account')
    .where('email', '=', email)
    .execute()
}

function answersOf(email: string) {
  return world.database
    .selectFrom('promotion_consent')
    .innerJoin('account', 'account.id', 'restaurant_id')
    .innerJoin('person', 'person.id', 'contact_person_id')
    .select(['answer', 'wording', 'promotion_consent.language', 'source'])
    .where('email', '=', email)
    .execute()
}

async function expectRefused(form: unknown, fields: string[]) {
  const before = await fingerprint(world.database)
  const answer = await signUp(form)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(answer.body.fields).sort()).toEqual(fields)
  expect(await fingerprint(world.database)).toBe(before)
}

test('a restaurant asks for an account, waits, is let in by the operator and signs in', async () => {
  const form = aRestaurantForm()
  const { email, password } = form.user
  expect(await signUp(form)).toMatchObject({ status: 201, body: {} })

  const login = () => aVisitor(world).post('/api/auth/login/', { email, password })
  expect(await login()).toMatchObject({ status: 403, body: { code: 'account_pending' } })

  const { browser } = await anOperator(world)
  const pending = await browser.get('/api/operator/accounts/?status=pending')
  const [{ public_id }] = pending.body.results
  expect((await browser.post('/api/operator/account-activate/', { public_id })).status).toBe(204)
  expect(await login()).toMatchObject({
    status: 200,
    body: { user: { is_restaurant: true, is_supplier: false, is_operator: false } },
  })
})

test('what was entered is kept as entered, the address and the postal code in one form [A088]', async () => {
  const form = aRestaurantForm({
    user: { email: ' Chef@Exemple.TEST ' },
    business: { name: '  Bœuf & <b>Fils</b> ', zip_code: 'h2x1y4' },
  })
  expect((await signUp(form)).status).toBe(201)
  const { browser } = await anOperator(world)
  const { body } = await browser.get('/api/operator/accounts/?search=chef@exemple.test')
  expect(body.results).toEqual([
    expect.objectContaining({
      kind: 'restaurant',
      status: 'pending',
      name: 'Bœuf & <b>Fils</b>',
      city: 'Montréal',
      zip_code: 'H2X 1Y4',
      user: { first_name: 'Nadia', last_name: 'Lavoie', email: 'chef@exemple.test' },
    }),
  ])
})

test.for([
  ['fr-CA,fr;q=0.9', 'fr'],
  ['en-CA', 'en'],
  [undefined, 'fr'],
] as const)(
  'the account is written to in the language of its page: %s',
  async ([header, language]) => {
    const form = aRestaurantForm()
    await signUp(form, header === undefined ? {} : { 'Accept-Language': header })
    expect(await accountsOf(form.user.email)).toMatchObject([{ language }])
  },
)

test.for([true, false])(
  'the answer about promotions, %j, is stored with the version of the question and counts once let in',
  async (promotion_consent) => {
    const form = { ...aRestaurantForm(), promotion_consent }
    expect((await signUp(form, { 'Accept-Language': 'en' })).status).toBe(201)
    expect(await answersOf(form.user.email)).toEqual([
      {
        answer: promotion_consent,
        wording: CONSENT_WORDING,
        language: 'en',
        source: 'sign_up',
      },
    ])
  },
)

test('without an answer about promotions none is stored: to sign up is no consent', async () => {
  const form = aRestaurantForm()
  expect((await signUp(form)).status).toBe(201)
  expect(await answersOf(form.user.email)).toEqual([])
})

test.for(['yes', 1, null])('%j is no answer about promotions', async (promotion_consent) => {
  await expectRefused({ ...aRestaurantForm(), promotion_consent }, ['promotion_consent'])
})

test('somebody else’s sign-up with an address in use answers for nobody', async () => {
  const { email, id } = await aRestaurant(world, { promotionConsent: false })
  await signUp({ ...aRestaurantForm({ user: { email } }), promotion_consent: true })
  const answers = await world.database
    .selectFrom('promotion_consent')
    .select('answer')
    .where('restaurant_id', '=', id)
    .execute()
  expect(answers).toEqual([{ answer: false }])
})

test('the version of the terms of use that were accepted is stored with the account', async () => {
  const form = aRestaurantForm()
  await signUp(form, { 'Accept-Language': 'en' })
  expect(await accountsOf(form.user.email)).toMatchObject([{ terms_version: TERMS_VERSION }])
})

test.for([
  ['fr', TERMS_VERSION],
  ['en', `${TERMS_VERSION}-en`],
] as const)(
  'the terms bind in %s where they are wished for so',
  async ([terms_language, stored]) => {
    const form = { ...aRestaurantForm(), terms_language }
    await signUp(form, { 'Accept-Language': 'en' })
    expect(await accountsOf(form.user.email)).toMatchObject([{ terms_version: stored }])
  },
)

test('fields that nobody asked for are not written [A081]', async () => {
  const form = aRestaurantForm({
    user: { is_staff: true, status: 'active', id: 1 },
    business: { rating: 5, status: 'active', account_id: 1 },
  })
  const answer = await signUp({ ...form, status: 'active', is_operator: true, kind: 'operator' })
  expect(answer.status).toBe(201)
  const accounts = await accountsOf(form.user.email)
  expect(accounts).toMatchObject([{ kind: 'restaurant', status: 'pending' }])
  expect(accounts[0]?.id).not.toBe(1)
  expect(await world.database.selectFrom('review').selectAll().execute()).toEqual([])
})

describe('an address already in use', () => {
  test('gets the same answer and no second account, written in another way or not [A080]', async () => {
    const form = aRestaurantForm()
    const { email } = form.user
    const first = await signUp(form)
    const before = await accountsOf(email)
    const again = await signUp(aRestaurantForm({ user: { email: ` ${email.toUpperCase()} ` } }))
    expect([again.status, again.text]).toEqual([first.status, first.text])
    const asSupplier = aSupplierForm({ user: { email } })
    const other = await aVisitor(world).post('/api/supplier-signup/', asSupplier)
    expect([other.status, other.text]).toEqual([first.status, first.text])
    expect(await accountsOf(email)).toEqual(before)
  })

  test('is told by mail, once an hour however often somebody tries [A080]', async () => {
    const { email } = await aRestaurant(world)
    for (let attempt = 0; attempt < 3; attempt++) await signUp(aRestaurantForm({ user: { email } }))
    expect(await mailsQueuedFor(world, email)).toEqual(['address-in-use'])
  })

  test('sent twenty times at once, makes one account and one mail [A082]', async () => {
    const form = aRestaurantForm()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(form)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await accountsOf(form.user.email)).toHaveLength(1)
    expect(await mailsQueuedFor(world, form.user.email)).toEqual(['sign-up-received'])
  })

  test('may sign up again once it was refused', async () => {
    const form = aRestaurantForm()
    const { email } = form.user
    await signUp(form)
    const [{ public_id } = { public_id: '' }] = await accountsOf(email)
    const { browser } = await anOperator(world)
    const refusal = { public_id, reason: 'Hors de la région' }
    expect((await browser.post('/api/operator/account-refuse/', refusal)).status).toBe(204)
    const again = { ...form, user: { ...form.user, password: 'tarte-aux-poires' } }
    expect((await signUp(again)).status).toBe(201)
    expect((await accountsOf(email)).map(({ status }) => status).sort()).toEqual([
      'pending',
      'refused',
    ])
    const login = (password: string) =>
      aVisitor(world).post('/api/auth/login/', { email, password })
    expect(await login('tarte-aux-poires')).toMatchObject({ body: { code: 'account_pending' } })
    expect(await login('tarte-aux-pommes')).toMatchObject({ body: { code: 'invalid_credentials' } })
  })
})

describe('a password', () => {
  const withPassword = (password: unknown) => aRestaurantForm({ user: { password } })

  test.for([
    ['seven characters', 'tourtes'],
    ['thirty-one characters', 'a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p'],
    ['seven emoji', '🥐'.repeat(7)],
    ['in every leaked list', 'password1'],
    ['in every leaked list, shouted', 'MotDePasse'],
    ['only digits', '12345678'],
    ['a French word and a year', 'marseille2024'],
    ['the name of this market and a year', 'Halles2026'],
    ['the name of the business and digits', 'chez-nadia123'],
    ['the person’s own name', 'Nadia Lavoie'],
    ['the address itself', 'moi-meme@exemple.test'],
  ] as const)('that is %s is refused [A078] [A079]', async ([, password]) => {
    const email = 'moi-meme@exemple.test'
    await expectRefused(aRestaurantForm({ user: { email, password } }), ['user.password'])
  })

  test('says what is wrong with it, in the caller’s language', async () => {
    const said = async (password: string, language: string) =>
      (await signUp(withPassword(password), { 'Accept-Language': language })).body.fields[
        'user.password'
      ]
    expect(await said('court', 'en')).toBe('The password must have 8 to 30 characters.')
    expect(await said('password1', 'fr')).toMatch(/trop courant/)
  })

  test.for([
    ['eight characters', 'tourtièr'],
    ['thirty emoji', '🥐🥖'.repeat(15)],
    ['spaces at both ends', '  pain de mie  '],
  ] as const)('of %s opens the account it was chosen for [A044]', async ([, password]) => {
    const form = withPassword(password)
    expect((await signUp(form)).status).toBe(201)
    await world.database
      .updateTable('account')
      .from('person')
      .set({ status: 'active' })
      .whereRef('person.id', '=', 'contact_person_id')
      .where('email', '=', form.user.email)
      .execute()
    const login = (typed: string) =>
      aVisitor(world).post('/api/auth/login/', { email: form.user.email, password: typed })
    expect((await login(password)).status).toBe(200)
    expect((await login(password.normalize('NFD'))).status).toBe(200)
    expect((await login(`${password}x`)).status).toBe(401)
    expect((await login(`x${password.trim()}`)).status).toBe(401)
  })

  test('of 4-byte characters counts to its last one [A043]', async () => {
    const form = withPassword(`${'🥐'.repeat(29)}🥖`)
    expect((await signUp(form)).status).toBe(201)
    await world.database
      .updateTable('account')
      .from('person')
      .set({ status: 'active' })
      .whereRef('person.id', '=', 'contact_person_id')
      .where('email', '=', form.user.email)
      .execute()
    const { email } = form.user
    const login = async (password: string) =>
      (await aVisitor(world).post('/api/auth/login/', { email, password })).status
    expect(await login('🥐'.repeat(30))).toBe(401)
    expect(await login(form.user.password)).toBe(200)
  })
})

describe('input', () => {
  test.for([
    ['a city that is not in the list', { city: 'Atlantide' }, ['restaurant.city']],
    ['a city written in another case', { city: 'montréal' }, ['restaurant.city']],
    ['a phone number of 10 kB', { phone_number: '5'.repeat(10_000) }, ['restaurant.phone_number']],
    ['an address of 10 kB', { address: 'a'.repeat(10_000) }, ['restaurant.address']],
    ['a foreign postal code', { zip_code: '75001' }, ['restaurant.zip_code']],
    ['a postal code of 10 kB', { zip_code: 'H2X1Y4'.repeat(1_700) }, ['restaurant.zip_code']],
    ['a line break in the address', { address: '12\r\nrue' }, ['restaurant.address']],
    ['a line break in the name', { name: 'Chez\r\nNadia' }, ['restaurant.name']],
    ['a zero-width space in the name', { name: 'Chez\u200bNadia' }, ['restaurant.name']],
    ['a joiner that shows nothing in the name', { name: 'Chez\u034fNadia' }, ['restaurant.name']],
    ['a name of letters that show nothing', { name: '\u3164\u115f' }, ['restaurant.name']],
    ['a name of Braille without dots', { name: '\u2800' }, ['restaurant.name']],
    ['a name of a variation of nothing', { name: '\ufe0f' }, ['restaurant.name']],
    ['a direction override in the name', { name: 'Chez \u202eaidaN' }, ['restaurant.name']],
    ['half an emoji in the name', { name: 'Chez \ud83e' }, ['restaurant.name']],
    ['a null character in the address', { address: '12\u0000' }, ['restaurant.address']],
    ['a blank name', { name: '   ' }, ['restaurant.name']],
    ['no name at all', { name: undefined }, ['restaurant.name']],
    ['a name that is a number', { name: 12 }, ['restaurant.name']],
  ] as const)(
    'with %s is refused, the field named [A014] [A015] [A083] [A086] [A088] [A091]',
    async ([, business, fields]) => {
      await expectRefused(aRestaurantForm({ business }), [...fields])
    },
  )

  test.for(['first_name', 'last_name'])(
    'with a line break in %s is refused [A086]',
    async (field) => {
      await expectRefused(aRestaurantForm({ user: { [field]: 'Nadia\r\nBcc: x' } }), [
        `user.${field}`,
      ])
    },
  )

  test.for(['H2X1Y4', 'h2x 1y4'])(
    'the postal code %s is stored as everybody writes it [A088]',
    async (zip_code) => {
      const form = aRestaurantForm({ business: { zip_code } })
      expect((await signUp(form)).status).toBe(201)
      const stored = await world.database
        .selectFrom('restaurant')
        .innerJoin('account', 'account.id', 'restaurant.account_id')
        .innerJoin('person', 'person.id', 'contact_person_id')
        .select('restaurant.zip_code')
        .where('email', '=', form.user.email)
        .execute()
      expect(stored).toEqual([{ zip_code: 'H2X 1Y4' }])
    },
  )

  test.for([
    ['no address at all', { email: undefined }],
    ['two addresses', { email: 'a@exemple.test,b@exemple.test' }],
    ['a list of addresses', { email: ['a@exemple.test', 'b@exemple.test'] }],
    ['a mail header', { email: 'a@exemple.test\r\nBcc: b@exemple.test' }],
    ['a quoted address', { email: '"b@exemple.test x"@exemple.test' }],
    ['a null character', { email: 'a\u0000@exemple.test' }],
    ['no domain', { email: 'a@' }],
  ] as const)('with %s for an e-mail is refused [A062] [A063]', async ([, user]) => {
    await expectRefused(aRestaurantForm({ user }), ['user.email'])
  })

  test('with several things wrong names them all', async () => {
    await expectRefused(
      aRestaurantForm({ user: { password: 'court' }, business: { city: 'Atlantide' } }),
      ['restaurant.city', 'user.password'],
    )
  })

  test('of a supplier is refused [A090]', async () => {
    await expectRefused(aSupplierForm(), ['restaurant'])
  })

  test('that looks like markup, a template or a formula is kept as text [A085] [A087]', async () => {
    const names = [
      '<script>alert(1)</script>',
      '{{7*7}}',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as somebody types it.
      '${7*7}',
      '=HYPERLINK("x")',
      '+1',
      '-1',
      '@x',
    ]
    for (const name of names) {
      const form = aRestaurantForm({ business: { name, address: name } })
      expect((await signUp(form)).status).toBe(201)
      const { browser } = await anOperator(world)
      const { body } = await browser.get(`/api/operator/accounts/?search=${form.user.email}`)
      expect(body.results[0].name).toBe(name)
    }
  })

  test('with an emoji in a name is welcome [A015]', async () => {
    expect((await signUp(aRestaurantForm({ business: { name: 'Chez Nadia 🥐' } }))).status).toBe(
      201,
    )
  })
})

test('a city that is retired while somebody signs up is refused [A083]', async () => {
  const form = aRestaurantForm()
  const { email } = form.user
  const { answer } = await inTransaction(world.database, async (tx) => {
    const retired = { retired_at: sql<Date>`now()` }
    await tx.updateTable('city').set(retired).where('name', '=', form.restaurant.city).execute()
    const answer = signUp(form)
    expect(await comesToWait(world.database, answer, 1)).toBe(true)
    return { answer }
  })
  expect(await answer).toMatchObject({
    status: 400,
    body: { fields: { 'restaurant.city': expect.any(String) } },
  })
  expect(await accountsOf(email)).toEqual([])
  const { city } = form.restaurant
  await world.database
    .updateTable('city')
    .set({ retired_at: null })
    .where('name', '=', city)
    .execute()
})
