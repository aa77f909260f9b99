/** Tries to send what this page has not sent yet, and answers how much of it is left. */
type SendUnsent = (milliseconds: number) => Promise<number>

let sendUnsent: SendUnsent | undefined

/** Of a feature whose changes wait on the device: they are to be sent before their owner logs out. */
export function registerUnsent(send: SendUnsent): () => void {
  sendUnsent = send
  return () => {
    if (sendUnsent === send) sendUnsent = undefined
  }
}

export async function unsentAfterTrying(milliseconds: number): Promise<number> {
  return (await sendUnsent?.(milliseconds)) ?? 0
}
