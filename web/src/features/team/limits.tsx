import { teamTexts } from '@halles/texts/pages/team.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { isLimited } from './role-values.ts'
import type { Member } from './team-queries.ts'

type LimitsProps = Pick<Member, 'role' | 'order_limit' | 'week_limit'>

export function Limits({ role, order_limit: order, week_limit: week }: LimitsProps) {
  const texts = useTextsOf(teamTexts)
  const { dollars } = useFormat()
  if (!isLimited(role) || (order === null && week === null)) return texts.noLimit
  if (Number(order ?? 1) === 0) return texts.allApproved
  return (
    <>
      {order === null ? null : <div>{texts.perOrder(dollars(order))}</div>}
      {week === null ? null : <div>{texts.perWeek(dollars(week))}</div>}
    </>
  )
}
