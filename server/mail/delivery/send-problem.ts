/** Why a mail did not leave, in one line. */
export function problemOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : 'unknown'
}

/**
 * Whether the mail server refused this mail for good: 5xx for its recipient or its content. Refusing us, our password
 * or our address as the sender can be fixed by someone, and the mail waits for that.
 */
export function isRefusal(error: unknown): boolean {
  const command = fieldOf(error, 'command')
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return isAboutMail && Number(fieldOf(error, 'responseCode')) >= 500
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined
}
