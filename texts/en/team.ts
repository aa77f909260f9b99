import type { PageTexts } from '../fr/page-texts.ts'

/** As `texts/fr/team.ts`. */
export const team: PageTexts['team'] = {
  roles: {
    owner: 'Owner',
    buyer: 'Purchasing',
    cook: 'Kitchen',
    desk: 'Order desk',
    picker: 'Order picking',
    operator: 'Halles operations',
  },
  allows: {
    owner: 'Does everything, and manages the business, its team and its data.',
    buyer: 'Orders up to their limits, changes and closes orders, writes reviews.',
    cook: 'Fills the cart and orders up to their limits. Above that, asks for an approval.',
    desk: 'Answers orders, keeps products and prices, sends promotions.',
    picker: 'Sees what there is to prepare, without any price.',
    operator: '',
  },
  intro: 'Everyone logs in with an email and a password of their own.',
  loadError: 'Your team could not be loaded.',
  members: 'Members',
  name: 'Name',
  role: 'Role',
  limits: 'Limits',
  lastSeen: 'Last seen',
  actions: 'Actions',
  you: ' (you)',
  contact: 'Person in charge',
  neverSeen: 'Not recently',
  perOrder: (amount) => `${amount} per order`,
  perWeek: (amount) => `${amount} per week`,
  allApproved: 'Each order needs an approval',
  noLimit: 'No limit',
  onlyYou: 'You are the only one on your team. Invite those who order or prepare with you.',

  invite: 'Invite',
  inviteTitle: 'Invite someone',
  inviteHint: 'They will get an email with a link that works once, for seven days.',
  email: 'Email',
  chooseRole: 'Choose a role.',
  orderLimit: 'Limit per order',
  weekLimit: 'Limit per week',
  limitHint: 'In dollars, before taxes. Empty: no limit.',
  cookLimitHint: 'In dollars, before taxes. 0: each order needs an approval. Empty: no limit.',
  language: 'Language of the email',
  languages: { fr: 'French', en: 'English' },
  send: 'Send the invitation',
  invited: (email) => `The invitation was sent to ${email}.`,

  change: 'Change',
  changeOf: (name) => `Change the role of ${name}`,
  save: 'Save the role',
  changed: (name) => `The role of ${name} was saved.`,
  remove: 'Remove',
  removeOf: (name) => `Remove ${name} from the team`,
  removeTitle: (name) => `Remove ${name} from the team?`,
  removeMessage: (name) =>
    `${name} will no longer be able to act for this business, and their devices will be logged out of it at once. Invitations that they sent and that are still open end. What was done stays.`,
  removed: (name) => `${name} is no longer on the team.`,
  leave: 'Leave the team',
  leaveTitle: (business) => `Leave the team of ${business}?`,
  leaveMessage:
    'You will no longer be able to act for this business and you will be logged out. To come back you will need a new invitation.',

  invitations: 'Open invitations',
  expires: (moment) => `Expires on ${moment}`,
  expired: (moment) => `Expired on ${moment}`,
  withdraw: 'Withdraw the invitation',
  withdrawOf: (email) => `Withdraw the invitation to ${email}`,
  withdrawn: (email) => `The invitation to ${email} was withdrawn.`,

  invitationTitle: (business) => `Join ${business}`,
  invitationPending: 'Invitation',
  invitedBy: (person, business) =>
    `${person} invites you to join the team of ${business} on Halles.`,
  roleIs: (role) => `Your role: ${role}.`,
  yourEmail: 'Your email',
  newHere: 'Enter your name and choose a password. You will log in with this email.',
  knownHere: 'This email already has an account on Halles. Enter its password.',
  password: 'Password',
  accept: 'Join the team',
  otherSignedIn: (email) =>
    `This invitation is for ${email}, but this device is logged in to someone else’s account.`,
  signOut: 'Log out and continue',
  over: 'This invitation is no longer valid: it was used, it has expired, or the business withdrew or replaced it. Ask whoever invited you for a new one.',
  invitationError: 'The invitation could not be loaded.',
  terms: 'By joining the team you accept these terms:',

  current: 'current business',
  unsentTitle: 'Some changes have not been sent',
  unsent: (changes, business) =>
    changes > 1
      ? `${changes} changes made for ${business} could not be sent. This device stores them for that business and will send them when you come back to it.`
      : `One change made for ${business} could not be sent. This device stores it for that business and will send it when you come back to it.`,
  switchAnyway: 'Switch business anyway',
}
