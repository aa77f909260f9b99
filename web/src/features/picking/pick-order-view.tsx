import { sumCases } from '@halles/domain/pick-list.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import type { PickOrder } from './pick-queries.ts'
import { PickedLines } from './picked-lines.tsx'
import styles from './picking.module.css'
import { usePickingTexts } from './use-picking-texts.ts'

/** What to pick for one order: how many cases of what, as they were agreed. */
export function PickOrderView({ order }: { order: PickOrder }) {
  const { orders } = useTexts()
  const picking = usePickingTexts()
  const { moment } = useFormat()
  return (
    <>
      <p className={styles.facts}>
        {orders.number(order.number)}, {order.restaurant.city},{' '}
        <time dateTime={order.placed_at}>{moment(order.placed_at)}</time>
        <br />
        {picking.lines(order.lines.length)}, {orders.cases(sumCases(order.lines))}
      </p>
      {order.status !== 'acknowledged' && (
        <Notice tone={order.status === 'pending' ? 'pending' : 'success'}>
          {picking.otherStatus[order.status]}
        </Notice>
      )}
      <PickedLines lines={order.lines} />
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => print()}
      >
        {picking.printOrder}
      </Button>
    </>
  )
}
