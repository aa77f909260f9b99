/** Seconds. Tests shorten them, and change nothing else. */
export type MailTimes = typeof MAIL_TIMES

export const MAIL_TIMES = {
  poll: 1,
  /** How long a batch waits at most while many requests are at work, and while a few come: some mails leave under any load. */
  longestYield: { many: 1, few: 0.05 },
  /** The first wait after a failure is one to two of these; each further one is twice as long. */
  firstWait: 3,
  // With one whole attempt and a poll: what waited is out 45 s after the mail server is back.
  longestWait: 20,
  attempt: 20,
  /** A mail whose worker is gone is another's. Well after an attempt: nobody may be at it any more. */
  takeOver: 30,
  /** How often mails whose worker is gone are looked for. */
  supervise: 10,
  /** How long a mail that cannot leave is tried. */
  giveUp: 48 * 3_600,
}
