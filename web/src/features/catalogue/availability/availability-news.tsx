import { VisuallyHidden } from '@mantine/core'
import { useMutationState } from '@tanstack/react-query'
import { useProductName } from '../../../components/product-name.ts'
import { useFormat, useTexts } from '../../../platform/language.ts'
import { SWITCHED, type Switched } from './use-availability.ts'

/** What was switched last, said aloud once the server has it. */
export function AvailabilityNews() {
  const { products } = useTexts()
  const { day } = useFormat()
  const nameOf = useProductName()
  const last = useMutationState({
    filters: { mutationKey: SWITCHED, status: 'success' },
    select: ({ state }) => state.variables as Switched,
  }).at(-1)

  function sentence({ product, available, available_from }: Switched) {
    const name = nameOf(product)
    if (available) return products.nowAvailable(name)
    return available_from === null
      ? products.nowOut(name)
      : products.nowOutUntil(name, day(available_from))
  }
  return <VisuallyHidden role="status">{last ? sentence(last) : ''}</VisuallyHidden>
}
