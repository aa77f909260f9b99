import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { IconPackage, IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/links.tsx'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'

type OrderToolbarProps = {
  /** Accepted orders, once it is known how many. */
  toPick: number | undefined
  sound: ReactNode
}

/** Above a supplier's orders: the way to what is to be picked, and what concerns all of them. */
export function OrderToolbar({ toPick, sound }: OrderToolbarProps) {
  const { accounts } = useTexts()
  const texts = useTextsOf(supplierOrdersTexts)
  return (
    <div className="center mb-md gap-sm row">
      <ButtonLink
        to="/supplier/pick"
        variant="default"
        icon={<IconPackage size={18} aria-hidden />}
      >
        {toPick ? `${texts.pickList} (${toPick})` : texts.pickList}
      </ButtonLink>
      <ButtonLink
        to="/supplier/delivery"
        variant="default"
        icon={<IconTruckDelivery size={18} aria-hidden />}
      >
        {accounts.deliveryDays}
      </ButtonLink>
      {sound}
    </div>
  )
}
