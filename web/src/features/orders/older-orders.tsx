import type { ComponentProps } from 'react'
import { LoadMore } from '../../components/load-more.tsx'
import { useTexts } from '../../platform/language/language.ts'

type OlderOrdersProps = Pick<ComponentProps<typeof LoadMore>, 'query'> & {
  /** How many orders are on screen. */
  shown: number
}

export function OlderOrders({ query, shown }: OlderOrdersProps) {
  const { orders } = useTexts()
  return (
    <LoadMore
      query={query}
      shown={orders.shown(shown)}
      label={orders.loadMore}
      failure={orders.loadError}
    />
  )
}
