import { Notice as NoticeBox } from '../../components/notice.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useConnected } from '../../platform/api/connection.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './cart-notices.module.css'
import type { Notice } from './cart-sync/cart-log.ts'
import { cartSync, useCart } from './use-cart.ts'

/** What waits on this device for the server, what it refused, and where it and another device wanted different quantities. */
export function CartNotices() {
  const { offline } = useTexts()
  const { pendingCount, isWaiting, notices } = useCart()
  const connected = useConnected()
  const waits = pendingCount > 0 && (isWaiting || !connected)
  if (!waits && connected && notices.length === 0) return null
  return (
    <div className={styles.notices}>
      {waits || !connected ? (
        <NoticeBox tone="pending">
          {waits ? offline.cartPending(pendingCount) : offline.cartEditable}
        </NoticeBox>
      ) : null}
      {notices.map((notice) => (
        <CartNotice key={notice.productId} notice={notice} />
      ))}
    </div>
  )
}

function CartNotice({ notice }: { notice: Notice }) {
  const { offline, common } = useTexts()
  const { product } = notice
  const name = useProductName()(product)
  const close = (
    <Button variant="default" onClick={() => cartSync.dropNotice(notice)}>
      {notice.kind === 'both' ? offline.keepThisQuantity(notice.local) : common.close}
    </Button>
  )
  if (notice.kind === 'refused') {
    return (
      <NoticeBox tone="error" action={close}>
        {offline.notAdded[notice.reason](name)}
      </NoticeBox>
    )
  }
  const { local, remote } = notice
  function takeOther() {
    cartSync.setQuantity(product, remote)
    cartSync.dropNotice(notice)
  }
  return (
    <NoticeBox
      tone="pending"
      action={
        <div className="gap-xs row">
          {close}
          <Button onClick={takeOther}>{offline.takeOtherQuantity(remote)}</Button>
        </div>
      }
    >
      {offline.conflict(name, local, remote)}
    </NoticeBox>
  )
}
