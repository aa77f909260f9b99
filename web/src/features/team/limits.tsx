import { useFormat } from '../../platform/language/language.ts'
import { isLimited } from './role-values.ts'
import type { Member } from './team-queries.ts'
import { useTeamTexts } from './use-team-texts.ts'

type LimitsProps = Pick<Member, 'role' | 'order_limit' | 'week_limit'>

/** What somebody may order without an approval. */
export function Limits({ role, order_limit: order, week_limit: week }: LimitsProps) {
  const team = useTeamTexts()
  const { dollars } = useFormat()
  if (!isLimited(role) || (order === null && week === null)) return team.noLimit
  if (Number(order ?? 1) === 0) return team.allApproved
  return (
    <>
      {order === null ? null : <div>{team.perOrder(dollars(order))}</div>}
      {week === null ? null : <div>{team.perWeek(dollars(week))}</div>}
    </>
  )
}
