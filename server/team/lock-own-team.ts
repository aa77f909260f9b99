import { mayDo } from '@halles/domain/role.ts'
import { findRole } from '../accounts/memberships-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { SignedInViewer } from '../platform/access/viewer.ts'
import { lockTeam } from './team-sql.ts'

/** Locks the viewer's team; whether the viewer may still change it, or somebody else took that role away meanwhile. */
export async function lockOwnTeam(tx: Transaction, viewer: SignedInViewer): Promise<boolean> {
  // guard: team: lock of an own team [team-races]
  await lockTeam(tx, viewer.accountId)
  const role = await findRole(tx, viewer)
  // guard: team: role is read again under the lock [team-races]
  //   code: role !== undefined && mayDo(role, 'settings')
  //   instead: role !== undefined || mayDo('owner', 'settings')
  return role !== undefined && mayDo(role, 'settings')
}
