import { hashSecretToken } from '@halles/server/platform/access/secret-token.ts'
import { type BuiltAccount, PASSWORD } from '../world/builders.ts'
import { anInvitation, NEW_PERSON } from '../world/invitation.ts'
import type { Market } from '../world/market.ts'
import { aRestaurantForm, aSupplierForm } from '../world/sign-up-forms.ts'
import {
  emailOf,
  everybody,
  owners,
  type Row,
  signedIn,
  trade,
  VIEWERS,
  type ViewerName,
} from './viewers.ts'

/** Whose mailed link a viewer opens: its own, a visitor that of a business nobody else here is. */
const holderOf = (market: Market, viewer: ViewerName) =>
  viewer === 'visitor' ? market.farSupplier : market[viewer]
const tokenOf = ({ person }: BuiltAccount) => person.publicId.padEnd(43, '0')
/** As if everybody had been mailed every link. */
async function mailLinks(market: Market) {
  const { database } = market.world
  const names = Object.values(VIEWERS).flat()
  for (const holder of new Set(names.map((name) => holderOf(market, name)))) {
    const link = { person_id: holder.person.id, token_hash: hashSecretToken(tokenOf(holder)) }
    const new_email = `neuf-${holder.email}`
    await database.insertInto('password_reset').values(link).execute()
    await database
      .insertInto('email_change')
      .values({ ...link, new_email })
      .execute()
    await database
      .insertInto('email_undo')
      .values({ ...link, old_email: `ancien-${holder.email}` })
      .execute()
  }
}
let invited = 0
const somebodyNew = () => ({ email: `somebody-new${++invited}@invite.test` })
const invitations = new WeakMap<Market, string>()
const tokens = new WeakMap<Market, Map<ViewerName, string>>()
const ofInvitation = {
  before: async (market: Market) => {
    const { token } = await anInvitation(market.world, market.farSupplier, somebodyNew())
    invitations.set(market, token)
  },
  input: (market: Market) => ({ ...NEW_PERSON, token: invitations.get(market) ?? '' }),
}
/** As if `farSupplier` had invited everybody, a visitor as somebody new. */
async function inviteAll(market: Market) {
  const links = new Map<ViewerName, string>()
  for (const viewer of Object.values(VIEWERS).flat()) {
    const email = viewer === 'visitor' ? somebodyNew().email : market[viewer].email
    const { token } = await anInvitation(market.world, market.farSupplier, { email })
    links.set(viewer, token)
  }
  tokens.set(market, links)
}

export const ACCOUNT_ROWS: Row[] = [
  { call: 'authStatus', expected: signedIn(200) },
  { call: 'authCsrf', expected: everybody(204) },
  {
    call: 'login',
    about: 'with the right password',
    input: (market, viewer) => ({ email: emailOf(market, viewer), password: PASSWORD }),
    expected: { ...everybody(200), P: 403 },
    refusals: { P: ['account_pending', 'account_suspended'] },
  },
  {
    call: 'login',
    about: 'with a wrong password',
    input: (market, viewer) => ({ email: emailOf(market, viewer), password: `${PASSWORD}s` }),
    expected: everybody(401),
    refusals: everybody(['invalid_credentials']),
  },
  { call: 'logout', expected: signedIn(204) },
  { call: 'language', input: () => ({ lang: 'en' }), expected: signedIn(204) },
  { call: 'restaurantSignup', input: () => aRestaurantForm(), expected: everybody(201) },
  {
    call: 'supplierSignup',
    input: () => aSupplierForm({ supplierCities: ['Montréal'] }),
    expected: everybody(201),
  },
  {
    call: 'contactUs',
    input: () => ({ first_name: 'Luc', last_name: 'Gagné', email: 'luc@exemple.test' }),
    expected: everybody(204),
  },
  {
    call: 'requestPasswordReset',
    input: (market, viewer) => ({ email: emailOf(market, viewer) }),
    expected: everybody(204),
  },
  {
    call: 'passwordResetConfirm',
    about: 'with a valid link',
    before: mailLinks,
    input: (market, viewer) => ({
      uidb64: Buffer.from(holderOf(market, viewer).person.publicId).toString('base64url'),
      token: tokenOf(holderOf(market, viewer)),
      new_password: 'sirop-de-bouleau',
    }),
    expected: everybody(204),
  },
  {
    call: 'passwordResetConfirm',
    about: 'with an invented link',
    input: () => ({ uidb64: 'MDAw', token: 'A'.repeat(43), new_password: 'sirop-de-bouleau' }),
    expected: everybody(400),
  },
  {
    call: 'changePassword',
    input: () => ({ current_password: PASSWORD, new_password: 'sirop-de-bouleau' }),
    expected: signedIn(204),
  },
  {
    call: 'confirmEmail',
    about: 'with the link of its own mailbox',
    before: mailLinks,
    input: (market, viewer) => ({
      token: tokenOf(holderOf(market, viewer)),
      current_password: PASSWORD,
    }),
    expected: { ...everybody(204), P: 400 },
  },
  {
    call: 'confirmEmail',
    about: 'with the link of another account',
    before: mailLinks,
    input: ({ supplier }) => ({ token: tokenOf(supplier), current_password: PASSWORD }),
    // Whoever is signed in to none may open a link wherever its mail is read; here the first one has used it.
    expected: { ...everybody(400), V: 204 },
  },
  {
    call: 'undoEmailChange',
    about: 'with a valid link',
    before: mailLinks,
    input: (market, viewer) => ({ token: tokenOf(holderOf(market, viewer)) }),
    expected: everybody(204),
  },
  {
    call: 'undoEmailChange',
    about: 'with an invented link',
    input: () => ({ token: 'A'.repeat(43) }),
    expected: everybody(400),
  },
  { call: 'ownProfile', expected: signedIn(200) },
  {
    call: 'updateOwnProfile',
    input: (market, viewer) => ({
      ...{ first_name: 'Luc', last_name: 'Gagné' },
      email: emailOf(market, viewer),
    }),
    expected: signedIn(200),
  },
  { call: 'getTeam', expected: owners(trade(200)) },
  {
    call: 'teamInvite',
    input: (_market, viewer) => ({ email: `${viewer}@invite.test`, role: 'owner' }),
    expected: owners(trade(201)),
  },
  {
    call: 'teamInvitationWithdraw',
    before: async (market) => {
      const { publicId } = await anInvitation(market.world, market.restaurant, somebodyNew())
      invitations.set(market, publicId)
    },
    input: (market) => ({ public_id: invitations.get(market) ?? '' }),
    expected: owners({ ...trade(404), R: 200 }),
  },
  {
    call: 'teamRole',
    input: ({ buyer }) => ({ person: buyer.person.publicId, role: 'owner' }),
    expected: owners({ ...trade(404), R: 200 }),
  },
  {
    call: 'teamRemove',
    input: ({ buyer }) => ({ person: buyer.person.publicId }),
    expected: owners({ ...trade(404), R: 200 }),
  },
  {
    call: 'teamLeave',
    about: 'where only an owner has to stay',
    expected: { ...trade(204), R: 409, R2: 409, S: 409, S2: 409 },
  },
  { call: 'teamInvitation', ...ofInvitation, expected: everybody(200) },
  {
    call: 'teamInvitation',
    about: 'by an invented link',
    input: () => ({ token: 'A'.repeat(43) }),
    expected: everybody(409),
  },
  {
    call: 'teamInvitationAccept',
    about: 'of somebody new',
    ...ofInvitation,
    // Whoever is signed in is somebody else, and the first who is not has accepted it.
    expected: { ...everybody(409), V: 200 },
  },
  {
    call: 'teamInvitationAccept',
    about: 'with the link of its own mailbox',
    before: inviteAll,
    input: (market, viewer) => ({
      ...NEW_PERSON,
      token: tokens.get(market)?.get(viewer) ?? '',
      current_password: PASSWORD,
    }),
    expected: everybody(200),
  },
  {
    call: 'businessSwitch',
    about: 'to its own',
    input: (market, viewer) => ({ business: holderOf(market, viewer).publicId }),
    expected: { ...signedIn(200), OP: 404 },
  },
  {
    call: 'businessSwitch',
    about: 'to that of others',
    input: ({ farSupplier }) => ({ business: farSupplier.publicId }),
    expected: signedIn(404),
  },
  { call: 'accountData', expected: trade(200) },
  {
    call: 'closeAccount',
    input: () => ({ current_password: PASSWORD }),
    before: async ({ world }) => {
      await world.database.updateTable('supplier_order').set({ status: 'cancelled' }).execute()
      await world.database.updateTable('restaurant_order').set({ status: 'done' }).execute()
    },
    expected: owners(trade(204)),
  },
  {
    call: 'closeAccount',
    about: 'while an order is open',
    input: () => ({ current_password: PASSWORD }),
    expected: owners({ ...trade(409), R2: 204 }),
  },
  {
    call: 'closeOwnAccess',
    about: 'which leaves no business without an owner',
    input: () => ({ current_password: PASSWORD }),
    expected: { ...trade(409), RB: 204, RC: 204, SD: 204, SP: 204 },
  },
  { call: 'businessActivity', expected: owners(trade(200)) },
  {
    call: 'businessActivityExport',
    expected: owners(trade(200)),
  },
]
