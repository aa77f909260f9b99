import type { Handler } from '../handler.ts'
import { getTeamOf } from './team-sql.ts'

export const getTeam: Handler<'getTeam'> = ({ viewer, reader }) => getTeamOf(reader, viewer)
