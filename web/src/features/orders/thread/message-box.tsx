import { orderThreadTexts } from '@halles/texts/pages/order-thread.ts'
import { Button, Textarea, VisuallyHidden } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useConnected } from '../../../platform/api/connection.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import styles from './order-thread.module.css'
import { useSendMessage } from './use-send-message.ts'

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
  return (
    <form className={styles.box} onSubmit={send}>
      <Textarea
        ref={box}
        label={texts.message}
        autosize
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
        <p id={noteId} role="alert" className={styles.note}>
          {note}
        </p>
      ) : null}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <Button
        type="submit"
        variant="default"
        loading={message.isSending}
        disabled={message.isEmpty || message.over > 0 || !connected}
        leftSection={<IconSend size={18} aria-hidden />}
      >
        {texts.send}
      </Button>
    </form>
  )
}
