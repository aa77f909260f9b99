import { MAX_MESSAGE_LENGTH } from '@halles/domain/order-message.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, errorMessage } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { isAnswered, keyFor } from '../../../platform/api/keyed-call.ts'
import { readDraft, removeDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { ALL_ORDERS } from '../order-queries.ts'

/** A message as it is typed: stored on the device until it is sent, and sent once, however often that is tried. */
export function useSendMessage(publicId: string) {
  const client = useQueryClient()
  const draft = `message ${publicId}` as const
  const [text, setText] = useState(() => typedIn(readDraft(draft)?.fields.text))
  const sending = useMutation({
    mutationFn: (sent: string) => {
      const key = keyFor(sent, readDraft(draft)?.key)
      writeDraft(draft, { text: sent }, key)
      return api.orderMessage(
        { supplier_order_public_id: publicId, text: sent },
        { idempotencyKey: key.value },
      )
    },
    onSuccess: () => {
      removeDraft(draft)
      setText('')
      return invalidateInAllTabs(client, ALL_ORDERS)
    },
    onError: (error) => {
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
    failure: sending.isError ? errorMessage(sending.error) : undefined,
    send: () => sending.mutate(text),
  }
}

/** An older version may have stored something else. */
function typedIn(stored: unknown): string {
  return typeof stored === 'string' ? stored : ''
}
