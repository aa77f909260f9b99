import { mayDo } from '@halles/domain/role.ts'
import type { Transaction } from '../database/transaction.ts'
import type { SignedInViewer } from '../platform/access/viewer.ts'
import { findRole, lockTeam } from './team-sql.ts'

/** Locks the viewer's team; whether the viewer may still change it, or somebody else took that role away meanwhile. */
export async function lockOwnTeam(
  tx: Transaction,
  { accountId, personId }: SignedInViewer,
): Promise<boolean> {
  await lockTeam(tx, accountId)
  const role = await findRole(tx, accountId, personId)
  return role !== undefined && mayDo(role, 'settings')
}
