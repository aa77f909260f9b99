import type { RestaurantReason } from '@halles/domain/reasons.ts'
import { partOfRestaurant } from '../proposals/proposed-part.ts'
import { asProposal, isAny } from '../proposals/split-changes.ts'
import { usePropose } from '../proposals/use-propose.ts'
import { asChange, type Part, type PartChanges } from './part-changes.ts'
import type { GivenReason } from './reason-field.tsx'
import { asSent } from './said.ts'
import { usePartChange } from './use-part-change.ts'

type Edited = { atOnce: PartChanges; proposed: PartChanges; said: GivenReason<RestaurantReason> }
type Then = {
  /** What may be done at once is done: only this is left. */
  onChanged: (rest: PartChanges, version: number) => void
  /** Something was refused, of these changes where they are not all. */
  onRefused: (error: Error, rest?: PartChanges) => void
  onDone: () => void
}

/** Sends what a restaurant changed of a part: first what it may do at once, then what it proposes. */
export function usePartEdit(part: Part) {
  const change = usePartChange(part)
  const propose = usePropose(partOfRestaurant(part))

  function sendProposal({ proposed, said }: Edited, version: number, then: Then) {
    if (!isAny(proposed)) return then.onDone()
    const asked = { ...asProposal(proposed), ...asSent(said) }
    const onError = (error: Error) => then.onRefused(error, proposed)
    propose.start({ asked, version }, { onSuccess: then.onDone, onError })
  }
  return {
    isPending: change.isPending || propose.isPending,
    failure: change.failure ?? propose.failure,
    send(edited: Edited, then: Then) {
      change.reset()
      propose.reset()
      if (!isAny(edited.atOnce)) return sendProposal(edited, part.order_version, then)
      change.start(
        { is: 'change', ...asChange(edited.atOnce), ...asSent(edited.said) },
        {
          onSuccess: (order) => {
            const changed = order.supplier_products.find((one) => one.public_id === part.public_id)
            const version = changed?.order_version ?? part.order_version
            then.onChanged(edited.proposed, version)
            sendProposal(edited, version, then)
          },
          onError: (error) => then.onRefused(error),
        },
      )
    },
  }
}
