import { orderAgainTexts } from '@halles/texts/pages/order-again.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { useOrderAgain } from './use-order-again.ts'

type OrderAgainButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  order: { public_id: string; number: number; date: string }
}

/** Fills the cart with an order: one tap to the filled cart, another to the order. */
export function OrderAgainButton({ order, ...looks }: OrderAgainButtonProps) {
  const texts = useTextsOf(orderAgainTexts)
  const { day } = useFormat()
  const { isPending, orderAgain } = useOrderAgain()
  return (
    <Button
      {...looks}
      aria-label={texts.againOf(order.number, day(order.date))}
      loading={isPending}
      icon={<IconRefresh size={18} aria-hidden />}
      onClick={() => orderAgain({ restaurant_order_public_id: order.public_id })}
    >
      {texts.again}
    </Button>
  )
}
