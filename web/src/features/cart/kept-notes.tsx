import { Button } from '@mantine/core'
import { Notice } from '../../components/notice.tsx'
import { useProductName } from '../../components/product-name.ts'
import { useConnected } from '../../platform/connection.ts'
import { useTexts } from '../../platform/language.ts'
import { dropNote } from './kept-changes.ts'
import styles from './kept-notes.module.css'
import { type KeptNote, useKept } from './kept-store.ts'
import { useChangeCart } from './use-change-cart.ts'

/** What waits on this device for the connection, and where it and another device wanted different quantities. */
export function KeptNotes() {
  const { offline } = useTexts()
  const { wishes, notes } = useKept()
  const connected = useConnected()
  const waits = wishes.length > 0 || !connected
  if (!waits && notes.length === 0) return null
  return (
    <div className={styles.notes}>
      {waits ? (
        <Notice tone="pending">
          {wishes.length > 0 ? offline.cartPending(wishes.length) : offline.cartEditable}
        </Notice>
      ) : null}
      {notes.map((note) => (
        <Note key={note.productId} note={note} />
      ))}
    </div>
  )
}

function Note({ note }: { note: KeptNote }) {
  const { offline, common } = useTexts()
  const change = useChangeCart()
  const name = useProductName()(note.product)
  const close = (
    <Button variant="default" onClick={() => dropNote(note)}>
      {note.kind === 'both' ? offline.keepThisQuantity(note.here) : common.close}
    </Button>
  )
  if (note.kind === 'refused') {
    return (
      <Notice tone="error" action={close}>
        {offline.notAdded[note.reason](name)}
      </Notice>
    )
  }
  const { product, productId, here, there } = note
  function take() {
    if (there === 0) change({ kind: 'remove', productId })
    else if (here === 0) change({ kind: 'add', product, quantity: there })
    else change({ kind: 'update', productId, quantity: there })
    dropNote(note)
  }
  return (
    <Notice
      tone="pending"
      action={
        <div className={styles.choice}>
          {close}
          <Button onClick={take}>{offline.takeOtherQuantity(there)}</Button>
        </div>
      }
    >
      {offline.conflict(name, here, there)}
    </Notice>
  )
}
