import { changesSincePrint } from '@halles/domain/pick-list.ts'
import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import type { PickList } from './pick-queries.ts'

/** What is no longer as on the paper in somebody's hand. */
export function ChangesSincePrint({ list }: { list: PickList }) {
  const picking = useTextsOf(pickingTexts)
  const { moment } = useFormat()
  const { orders: texts } = useTexts()
  if (!list.printed) return null
  const { at, by, orders, changed } = list.printed
  const printed = picking.printed(moment(at), by.first_name ?? picking.formerMember)
  const open = list.orders.map(({ public_id }) => public_id)
  const { added, endedCount } = changesSincePrint(orders, open)
  const nameOf = (ids: readonly string[]) =>
    list.orders
      .filter(({ public_id }) => ids.includes(public_id))
      .map(({ restaurant, number }) => `${restaurant.name} ${texts.number(number)}`)
  const [names, otherNames] = [nameOf(added), nameOf(changed)]
  if (added.length + endedCount + otherNames.length === 0) {
    return (
      <Notice tone="success">
        {printed} {picking.unchangedSince}
      </Notice>
    )
  }
  const changes = [
    ...(names.length > 0 ? [picking.addedSince(names.length, names.join(', '))] : []),
    ...(otherNames.length > 0
      ? [picking.linesChangedSince(otherNames.length, otherNames.join(', '))]
      : []),
    ...(endedCount > 0 ? [picking.endedSince(endedCount)] : []),
  ]
  return (
    <Notice tone="warning">
      {printed} {picking.changedSince(changes.join(', '))}
    </Notice>
  )
}
