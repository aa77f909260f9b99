import type { Cluster, EtcdMember } from './cluster.ts'
import type { DatabaseNode } from './database-node.ts'

type Member = { name: string; role: string; state: string; lag?: number | string }

const LONGEST_ANSWER = 2_000

/** The node that is the primary, if one of the nodes knows. */
export async function findPrimary(cluster: Cluster): Promise<DatabaseNode | undefined> {
  const answers = await Promise.all(
    cluster.nodes.map(({ apiPort }) => statusOf(`http://127.0.0.1:${apiPort}/primary`)),
  )
  return cluster.nodes[answers.indexOf(200)]
}

/** Whether one node leads, one is its synchronous standby, the third follows too, and all members of etcd follow one. */
export async function isWhole(cluster: Cluster): Promise<boolean> {
  const primary = await findPrimary(cluster)
  if (!primary) return false
  const { members = [] } = await ask<{ members?: Member[] }>(
    `http://127.0.0.1:${primary.apiPort}/cluster`,
  )
  const followers = members.filter(({ role }) => role !== 'leader')
  return (
    members.length === cluster.nodes.length &&
    followers.every(({ state, lag }) => /^(running|streaming)$/.test(state) && Number(lag) === 0) &&
    followers.some(({ role }) => role === 'sync_standby') &&
    (await agreesOnLeader(cluster))
  )
}

type EtcdStatus = { header?: { member_id: string }; leader?: string }

async function agreesOnLeader({ etcd }: Cluster): Promise<boolean> {
  const leaders = (await statusOfMembers(etcd)).map(({ leader }) => leader)
  return new Set(leaders).size === 1 && leaders[0] !== undefined
}

function statusOfMembers(etcd: readonly EtcdMember[]): Promise<Partial<EtcdStatus>[]> {
  return Promise.all(
    etcd.map(({ clientPort }) =>
      ask<EtcdStatus>(`http://127.0.0.1:${clientPort}/v3/maintenance/status`, 'POST'),
    ),
  )
}

export async function findEtcdLeader({ etcd }: Cluster): Promise<EtcdMember | undefined> {
  const answers = await statusOfMembers(etcd)
  return etcd[
    answers.findIndex(({ header, leader }) => header !== undefined && header.member_id === leader)
  ]
}

export async function isReady(port: number): Promise<boolean> {
  return (await statusOf(`http://127.0.0.1:${port}/api/health/ready/`)) === 200
}

async function ask<Answer extends object>(url: string, method = 'GET'): Promise<Partial<Answer>> {
  const body = method === 'POST' ? { body: '{}' } : {}
  return fetch(url, { method, ...body, signal: AbortSignal.timeout(LONGEST_ANSWER) }).then(
    (response) => response.json() as Promise<Answer>,
    () => ({}),
  )
}

function statusOf(url: string): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(LONGEST_ANSWER) }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    () => 0,
  )
}
