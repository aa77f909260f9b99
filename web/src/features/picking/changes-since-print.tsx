import { changesSincePrint } from '@halles/domain/pick-list.ts'
import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import type { PickList } from './pick-queries.ts'

/** What is no longer as on the paper in somebody's hand; said when it changes. */
export function ChangesSincePrint({ list }: { list: PickList }) {
  const changes = useChanges(list)
  useAnnounce(changes?.words ?? '')
  return changes ? <Notice tone={changes.tone}>{changes.words}</Notice> : null
}

function useChanges(list: PickList) {
  const picking = useTextsOf(pickingTexts)
  const { moment } = useFormat()
  const { orders: texts } = useTexts()
  if (!list.printed) return undefined
  const { at, by, orders, changed } = list.printed
  const printed = picking.printed(moment(at), by.first_name ?? picking.formerMember)
  const open = list.orders.map(({ public_id }) => public_id)
  const { added, endedCount } = changesSincePrint(orders, open)
  const nameOf = (ids: readonly string[]) =>
    list.orders
      .filter(({ public_id }) => ids.includes(public_id))
      .map(({ restaurant, number }) => `${restaurant.name} ${texts.number(number)}`)
  const [names, otherNames] = [nameOf(added), nameOf(changed)]
  const changes = [
    ...(names.length > 0 ? [picking.addedSince(names.length, names.join(', '))] : []),
    ...(otherNames.length > 0
      ? [picking.linesChangedSince(otherNames.length, otherNames.join(', '))]
      : []),
    ...(endedCount > 0 ? [picking.endedSince(endedCount)] : []),
  ]
  return added.length + endedCount + otherNames.length === 0
    ? ({ tone: 'success', words: `${printed} ${picking.unchangedSince}` } as const)
    : ({
        tone: 'warning',
        words: `${printed} ${picking.changedSince(changes.join(', '))}`,
      } as const)
}
