import type { Endpoint } from '@halles/contract/endpoint.ts'
import { endpoints } from '@halles/contract/endpoints.ts'
import type { RefusalCode } from '@halles/contract/refusals.ts'

export type SecurityEvent =
  | 'sign_in'
  | 'sign_out'
  | 'account_switched'
  | 'password_asked'
  | 'password_changed'
  | 'reset_asked'
  | 'password_reset'
  | 'second_factor_started'
  | 'second_factor_enrolled'
  | 'second_factor_removed'
  | 'email_changed'
  | 'email_change_undone'
  | 'member_invited'
  | 'member_joined'
  | 'member_removed'
  | 'member_left'
  | 'role_changed'
  | 'account_activated'
  | 'account_refused'
  | 'account_suspended'
  | 'account_reactivated'
  | 'account_closed'
  | 'mailed_link'
  | 'csrf'
  | 'foreign_origin'
  | 'session'
  | 'authorization'
  | 'object'
  | 'limit'
  | 'input'

/** Calls that are written when they succeed. */
export const WRITTEN_WHEN_DONE: ReadonlyMap<Endpoint, SecurityEvent> = new Map<
  Endpoint,
  SecurityEvent
>([
  [endpoints.login, 'sign_in'],
  [endpoints.logout, 'sign_out'],
  [endpoints.businessSwitch, 'account_switched'],
  [endpoints.changePassword, 'password_changed'],
  [endpoints.requestPasswordReset, 'reset_asked'],
  [endpoints.passwordResetConfirm, 'password_reset'],
  [endpoints.secondFactorStart, 'second_factor_started'],
  [endpoints.secondFactorConfirm, 'second_factor_enrolled'],
  [endpoints.secondFactorRemove, 'second_factor_removed'],
  [endpoints.confirmEmail, 'email_changed'],
  [endpoints.undoEmailChange, 'email_change_undone'],
  [endpoints.teamInvite, 'member_invited'],
  [endpoints.teamInvitationAccept, 'member_joined'],
  [endpoints.teamRemove, 'member_removed'],
  [endpoints.teamLeave, 'member_left'],
  [endpoints.teamRole, 'role_changed'],
  [endpoints.closeAccount, 'account_closed'],
  [endpoints.operatorAccountActivate, 'account_activated'],
  [endpoints.operatorAccountRefuse, 'account_refused'],
  [endpoints.operatorAccountSuspend, 'account_suspended'],
  [endpoints.operatorAccountReactivate, 'account_reactivated'],
])

/** What a refusal is an attempt at. Those that say how the trade stands, and failures of our own, are none. */
export const EVENT_OF_REFUSAL: Partial<Record<RefusalCode, SecurityEvent>> = {
  invalid_credentials: 'sign_in',
  code_required: 'sign_in',
  invalid_code: 'sign_in',
  account_pending: 'sign_in',
  account_refused: 'sign_in',
  account_suspended: 'sign_in',
  no_business: 'sign_in',
  wrong_password: 'password_asked',
  invalid_token: 'mailed_link',
  invitation_over: 'mailed_link',
  invitation_of_another: 'mailed_link',
  csrf_failed: 'csrf',
  not_authenticated: 'session',
  not_authorized: 'authorization',
  not_permitted: 'authorization',
  not_found: 'object',
  too_many_requests: 'limit',
  too_many_messages: 'limit',
  promotion_too_soon: 'limit',
  invalid_input: 'input',
  method_not_allowed: 'input',
  too_large: 'input',
  not_json: 'input',
  not_file: 'input',
  key_reused: 'input',
}
