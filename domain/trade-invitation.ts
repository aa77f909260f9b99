/** How long the link of an invitation works, in days. */
export const INVITATION_DAYS = 60

/** How many a supplier may have out or in preparation at once, and a restaurant. */
export const MAX_INVITATIONS_WAITING = 2_000
export const MAX_SUPPLIERS_INVITED = 20

/** How many mails a business may have sent in a day. */
export const INVITATIONS_A_DAY = 500

/** After how many days somebody who did not answer may be asked once more. */
export const INVITE_AGAIN_DAYS = 30

/** Where an invitation is; `ended`: whoever it names wants none from anybody. Nothing in it says who has an account. */
export const INVITATION_STATES = ['to_send', 'sent', 'accepted', 'ended'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
