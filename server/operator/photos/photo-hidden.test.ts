import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { beforeEach, expect, test } from 'vitest'
import { readMailContent } from '../../mail/content/mail-content.ts'
import type { MailFacts } from '../../mail/content/mail-kinds.ts'
import { mailLinks } from '../../mail/content/mail-links.ts'
import { renderMail } from '../../mail/templates/render-mail.ts'

const world = await anOwnApp()
const { database } = world
const operator = await anOperator(world)
const [restaurant, neighbour] = [await aRestaurant(world), await aRestaurant(world)]

let supplier: BuiltAccount
let photo: string
let product: { id: number; publicId: string }
beforeEach(async () => {
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier, {
    nameFr: 'Poireaux',
    nameEn: 'Leeks',
    facts: { itemCode: 'POI-9' },
  })
  await aPhoto(world, product)
  photo = await aPhoto(world, product)
})

const report = ({ browser }: BuiltAccount, reason: string) =>
  browser.post('/api/photo-report/', { photo_public_id: photo, reason })
const decide = async (state: string, publicId = photo) =>
  (
    await operator.browser.post('/api/operator/photo-decide/', {
      photo_public_id: publicId,
      state,
    })
  ).status
const told = ({ email } = supplier) => mailsQueuedFor(world, email)
const HIDDEN = 'photo-hidden'

/** The supplier's mails as they would leave now, those that are not true any more aside. */
async function mails() {
  const queued = await database
    .selectFrom('outbox')
    .select(['facts', 'person_id', 'account_id', 'language'])
    .where('account_id', '=', supplier.id)
    .where('kind', '=', HIDDEN)
    .execute()
  const contents = await Promise.all(
    queued.map(async ({ language, ...mail }) => {
      const facts = mail.facts as MailFacts[typeof HIDDEN]
      const content = await readMailContent(database, { ...mail, kind: HIDDEN, facts })
      const links = mailLinks(new URL('https://halles.example.ca/'))
      return content ? [renderMail(HIDDEN, content, { language, links, legal: {} })] : []
    }),
  )
  return contents.flat()
}

test('its supplier is told once, of which product and why, and not who reported it', async () => {
  await report(restaurant, 'rights')
  await report(neighbour, 'rights')
  expect([await decide('hidden'), await decide('hidden')]).toEqual([204, 204])
  expect(await told()).toEqual([HIDDEN])
  const [mail] = await mails()
  expect(mail?.subject).toBe('Poireaux\u00a0: photo masquée par Halles')
  for (const said of [
    'Photo 2 sur 2',
    'POI-9',
    'Motif\u00a0: Elle appartient à quelqu’un d’autre',
    `https://halles.example.ca/supplier/categories/all/edit/${product.publicId}`,
  ])
    expect(mail?.text).toContain(said)
  expect(mail?.text.match(/Motif/g)).toHaveLength(1)
  for (const { name } of [restaurant, neighbour]) expect(mail?.text).not.toContain(name)
})

test('who edits its catalogue is told, each in their own language', async () => {
  const [desk, picker] = [
    await aMember(world, supplier, 'desk'),
    await aMember(world, supplier, 'picker'),
  ]
  await database
    .updateTable('person')
    .set({ language: 'en' })
    .where('email', '=', desk.email)
    .execute()
  await decide('hidden')
  expect([await told(), await told(desk), await told(picker)]).toEqual([[HIDDEN], [HIDDEN], []])
  const texts = (await mails()).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Halles has hidden a photo'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('Halles a masqué une photo'))).toHaveLength(1)
})

test('nobody is told of a photo that is kept, nor of one that is shown again before the mail leaves', async () => {
  await report(restaurant, 'misleading')
  await decide('shown')
  expect(await told()).toEqual([])
  await decide('hidden')
  await decide('shown')
  expect(await mails()).toEqual([])
  await decide('hidden')
  expect(await told()).toEqual([HIDDEN, HIDDEN])
})

test('nor of one that its supplier has removed, nor of none', async () => {
  await decide('hidden')
  await supplier.browser.post('/api/photo-remove/', { photo_public_id: photo })
  expect(await mails()).toEqual([])
  expect(await decide('hidden')).toBe(404)
  expect(await told()).toEqual([HIDDEN])
})

test('two operators at once are one decision', async () => {
  const other = await anOperator(world)
  const both = await Promise.all(
    [operator, other].map(({ browser }) =>
      browser.post('/api/operator/photo-decide/', { photo_public_id: photo, state: 'hidden' }),
    ),
  )
  expect(both.map(({ status }) => status)).toEqual([204, 204])
  expect(await told()).toEqual([HIDDEN])
})
