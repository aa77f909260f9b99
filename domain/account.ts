import { foldText } from './search.ts'

export const ACCOUNT_KINDS = ['restaurant', 'supplier', 'operator'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

export const ACCOUNT_STATUSES = ['pending', 'active', 'refused', 'suspended', 'closed'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** What an operator may do, as it is kept: to an account, to the list of cities, to its own sign-in. */
export const OPERATOR_ACTIONS = [
  'activate',
  'refuse',
  'suspend',
  'reactivate',
  'add_city',
  'retire_city',
  'import_cities',
  'show_photo',
  'hide_photo',
  'add_tax_rule',
  'withdraw_tax_rule',
  'enrol_second_factor',
  'remove_second_factor',
] as const
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]

/** What each decision on an account makes of it. */
export const ACCOUNT_TRANSITIONS = {
  activate: { from: 'pending', to: 'active' },
  refuse: { from: 'pending', to: 'refused' },
  suspend: { from: 'active', to: 'suspended' },
  reactivate: { from: 'suspended', to: 'active' },
} as const satisfies Partial<Record<OperatorAction, { from: AccountStatus; to: AccountStatus }>>
export type AccountTransition = keyof typeof ACCOUNT_TRANSITIONS

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 30

export const MAX_BUSINESS_NAME_LENGTH = 150
export const MAX_PERSON_NAME_LENGTH = 100
export const MAX_ADDRESS_LENGTH = 200
export const MAX_PHONE_LENGTH = 40
/** The longest address that mail can carry (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254

/**
 * Text on one line, once trimmed: no line breaks, control, invisible (letters that show nothing, Braille without dots)
 * or direction-turning characters, no half emoji, no code that is never a character. What makes a sign of text an emoji may
 * follow one.
 */
export const SINGLE_LINE_PATTERN =
  /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?<=\p{Emoji})\ufe0f)*$/u

// Control characters have no place in prose and direction overrides make it lie (A014, A015). XML cannot hold
// what is never a character.
const REFUSED_IN_PARAGRAPHS =
  /[^\P{Cc}\n\r\t]|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069\ufeff]/u

/** Whether text may stand as prose of several lines. */
export function isParagraph(text: string): boolean {
  return text.isWellFormed() && !REFUSED_IN_PARAGRAPHS.test(text)
}

/** As people write it, "514 555-0123 poste 4, demander Luc" included: it is for reading, nothing dials it. */
export const PHONE_PATTERN = SINGLE_LINE_PATTERN

/** Canadian letters: never D, F, I, O, Q or U, and no code begins with W or Z. */
const ZIP_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/i

function lettersAndDigits(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}

function isNameWithDigits(password: string, name: string): boolean {
  return name !== '' && password.startsWith(name) && /^\d*$/.test(password.slice(name.length))
}

/**
 * Why a password cannot be taken: not 8 to 30 characters (code points after NFC, product.md 5), or the account's own
 * e-mail, its part before the @, or one of its names, digits added or not; case, accents and punctuation do not hide it.
 */
export function passwordProblem(
  password: string,
  account: { readonly email: string; readonly names: readonly string[] },
): 'password_length' | 'password_is_own_name' | undefined {
  const { length } = [...password.normalize('NFC')]
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'password_length'
  const bare = lettersAndDigits(password)
  const addresses = [account.email, account.email.replace(/@[^@]*$/, '')].map(lettersAndDigits)
  const isOwn =
    (bare !== '' && addresses.includes(bare)) ||
    account.names.some((name) => isNameWithDigits(bare, lettersAndDigits(name)))
  return isOwn ? 'password_is_own_name' : undefined
}

/**
 * An e-mail as it is compared and stored: trimmed, A to Z in lower case, nothing else. Folding more would let a
 * look-alike address (dotless i, Kelvin sign) meet someone else's.
 */
export function normaliseEmail(text: string): string {
  return text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Whether a normalised text is one plain address: no quoting, no list, no line break. */
export function isEmail(text: string): boolean {
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    SINGLE_LINE_PATTERN.test(text) &&
    /^[^\s@"(),:;<>[\\\]]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(text)
  )
}

/** A Canadian postal code as "H2X 1Y4", from "h2x1y4", "H2X 1Y4" or "H2X-1Y4"; undefined for anything else. */
export function normaliseZipCode(text: string): string | undefined {
  const match = ZIP_CODE.exec(text.trim())
  return match ? `${match[1]} ${match[2]}`.toUpperCase() : undefined
}
