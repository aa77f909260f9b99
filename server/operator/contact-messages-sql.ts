import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { instant } from '../database/instant.ts'
import type { Reader } from '../database/transaction.ts'

type Listed = Output<Endpoints['operatorContactMessages']>

const PAGE = 20

/** Messages to the team, newest first, twenty a page (from 1), and how many there are in all. */
export async function listContactMessages(reader: Reader, page: number): Promise<Listed> {
  const results = await reader
    .selectFrom('contact_message')
    .select([
      'public_id',
      'first_name',
      'last_name',
      'email',
      'question',
      instant('sent_at').as('sent_at'),
    ])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
  const { count } = await reader
    .selectFrom('contact_message')
    .select((message) => message.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { results, count }
}
