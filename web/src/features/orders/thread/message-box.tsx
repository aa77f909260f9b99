import { MAX_MESSAGE_LENGTH } from '@halles/domain/order-message.ts'
import { orderThreadTexts } from '@halles/texts/pages/order-thread.ts'
import { IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import { useConnected } from '../../../platform/api/connection.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { isAnswered, keyFor } from '../../../platform/api/keyed-call.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { readDraft, removeDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ALL_ORDERS } from '../order-queries.ts'
import styles from './order-thread.module.css'

/** Where a message is written: what is typed stays until it is sent, and whether it was is said. */
export function MessageBox({ publicId }: { publicId: string }) {
  const texts = useTextsOf(orderThreadTexts)
  const connected = useConnected()
  const message = useSendMessage(publicId)
  const box = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const note = noteOf()

  function noteOf(): string | undefined {
    if (message.over > 0) return texts.tooLong(message.over)
    if (!connected && !message.isEmpty) return texts.offline
    return message.failure === undefined ? undefined : texts.notSent(message.failure)
  }
  function send(event: FormEvent) {
    event.preventDefault()
    if (message.isSending || message.isEmpty || message.over > 0 || !connected) return
    message.send()
    box.current?.focus()
  }
  function sendByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
  }
  const status = message.isSending
    ? texts.sending
    : message.isSent && message.isEmpty
      ? texts.sent
      : ''
  useAnnounce(status)
  return (
    <form className={`${styles.box} column gap-xs`} onSubmit={send}>
      <TextArea
        ref={box}
        label={texts.message}
        minRows={2}
        maxRows={8}
        value={message.text}
        readOnly={message.isSending}
        error={message.over > 0}
        aria-describedby={note ? noteId : undefined}
        onChange={({ currentTarget }) => message.type(currentTarget.value)}
        onKeyDown={sendByKey}
      />
      {note ? (
        <p id={noteId} role="alert" className="warning-text">
          {note}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="default"
        loading={message.isSending}
        disabled={message.isEmpty || message.over > 0 || !connected}
        icon={<IconSend size={18} aria-hidden />}
      >
        {texts.send}
      </Button>
    </form>
  )
}

/** A message as it is typed: stored on the device until it is sent, and sent once, however often that is tried. */
function useSendMessage(publicId: string) {
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
