/** Seconds unless said otherwise. Tests shorten them, and change nothing else. */
export type MailTimes = typeof MAIL_TIMES

export const MAIL_TIMES = {
  poll: 1,
  /** The first wait after a failure is one to two of these; each further one is twice as long. */
  firstWait: 3,
  longestWait: 3_600,
  giveUpHours: 48,
  /** While nothing gets through, one waiting mail tries this often. */
  scout: 10,
  /** An attempt ends before its lease does: whoever wakes late has lost the mail. */
  attempt: 20,
  lease: 30,
}
