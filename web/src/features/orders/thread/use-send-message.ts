import { MAX_MESSAGE_LENGTH } from '@halles/domain/order-message.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { isAnswered, keyFor } from '../../../platform/api/keyed-call.ts'
import { readDraft, removeDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { ALL_ORDERS } from '../order-queries.ts'

/** A message as it is typed: stored on the device until it is sent, and sent once, however often that is tried. */
export function useSendMessage(publicId: string) {
  const client = useQueryClient()
  const draft = `message ${publicId}` as const
  const [text, setText] = useState(() => typedIn(readDraft(draft)?.fields.text))
  const sending = useChange({
    call: (sent: string, options) =>
      api.orderMessage({ supplier_order_public_id: publicId, text: sent }, options),
    async done() {
      removeDraft(draft)
      setText('')
      await invalidateInAllTabs(client, ALL_ORDERS)
    },
    failed(error) {
      // What was refused is another message once it is sent again.
      if (isAnswered(error)) writeDraft(draft, { text })
    },
  })
  const { reset } = sending
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed was another text
  useEffect(() => reset(), [text])
  return {
    text,
    type(typed: string) {
      setText(typed)
      const key = readDraft(draft)?.key
      writeDraft(draft, typed === '' ? {} : { text: typed }, key)
    },
    /** Characters too many. */
    over: text.trim().normalize('NFC').length - MAX_MESSAGE_LENGTH,
    isEmpty: text.trim() === '',
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    failure: sending.failure,
    send() {
      const key = keyFor(text, readDraft(draft)?.key)
      writeDraft(draft, { text }, key)
      sending.start(text, {}, key.value)
    },
  }
}

/** An older version may have stored something else. */
function typedIn(stored: unknown): string {
  return typeof stored === 'string' ? stored : ''
}
