/** A mail before it is HTML or text: both say the same, block by block. Every string is plain text. */
export type MailBody = {
  subject: string
  greeting: string | undefined
  blocks: MailBlock[]
  /** Who answers when the reader replies. */
  replyTo?: { name: string; address: string }
  /** Where the reader ends mails of this kind, by page and by one click. */
  unsubscribe?: string
}

export type MailBlock =
  | { is: 'paragraph'; text: string }
  | { is: 'action'; label: string; href: string }
  | { is: 'quote'; text: string }
  /** Why the reader gets this, and how that ends: in small letters. */
  | { is: 'notice'; text: string; label: string; href: string }
  | { is: 'facts'; rows: Fact[] }
  | { is: 'lines'; title?: string; subtitle?: string; lines: LineView[]; sum: Sum }
  | ({ is: 'total' } & Sum)
  | { is: 'specials'; title: string; specials: SpecialView[] }

export type Fact = { label: string; value: string }

/** One line of an order. What it was before an answer stands beside what it has become. */
export type LineView = {
  name: string
  /** What a case holds and costs. */
  detail: string
  quantity: string
  formerQuantity?: string
  amount: string
  /** Instead of quantity and amount, when the line is not delivered. */
  removed?: string
}

/** A product on special, and where it is ordered. */
export type SpecialView = {
  name: string
  href: string
  price: string
  /** What it is instead of, in words. */
  formerPrice: string
  /** What a case holds, from how many cases on. */
  detail: string
  days: string
}

export type Sum = { label: string; amount: string; formerAmount?: string }

export const paragraph = (text: string): MailBlock => ({ is: 'paragraph', text })
export const action = (label: string, href: string): MailBlock => ({ is: 'action', label, href })
export const quote = (text: string): MailBlock => ({ is: 'quote', text })

/** A block of facts, or none. */
export const facts = (rows: Fact[]): MailBlock[] => (rows.length > 0 ? [{ is: 'facts', rows }] : [])

/** The address that the mail wants opened, if any. */
export function linkOf({ blocks }: MailBody): string | undefined {
  return blocks.find((block) => block.is === 'action')?.href
}
