import { ACCOUNT_STATUSES } from '@halles/domain/account.ts'

/** What the address may ask for; nothing said is what waits. */
export const STATUS_CHOICES = [...ACCOUNT_STATUSES, 'all'] as const
export type StatusChoice = (typeof STATUS_CHOICES)[number]
