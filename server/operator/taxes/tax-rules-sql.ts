import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import { instant } from '../../database/instant.ts'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'

type Listed = Output<Endpoints['operatorTaxRules']>
type AddedTaxRule = Listed['results'][number]
type SaidTaxRule = Omit<AddedTaxRule, 'public_id' | 'added_at' | 'withdrawn_at'>

const PAGE = 20
const RULE = ['public_id', 'tax', 'tax_class', 'is_taxed', 'rate', 'from_day', 'until_day'] as const

/** What operators have added, withdrawn ones too, newest first, twenty a page (from 1), and how many there are. */
export async function listTaxRules(
  reader: Reader,
  page: number,
): Promise<Pick<Listed, 'results' | 'count'>> {
  const results = await reader
    .selectFrom('tax_rule')
    .select(RULE)
    .select([instant('added_at').as('added_at'), instant('withdrawn_at').as('withdrawn_at')])
    .orderBy('id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .$castTo<AddedTaxRule>()
    .execute()
  const { count } = await reader
    .selectFrom('tax_rule')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { results, count }
}

/** The day it is in Montréal. */
export async function getToday(reader: Reader): Promise<string> {
  const { today } = await reader.selectNoFrom(MONTREAL_TODAY.as('today')).executeTakeFirstOrThrow()
  return today
}

export async function insertTaxRule(tx: Transaction, rule: SaidTaxRule): Promise<void> {
  await tx.insertInto('tax_rule').values(rule).execute()
}

/** Withdraws a rule that has not begun; the rule, and whether it was withdrawn. Undefined: there is none, or it was before. */
export async function withdrawTaxRule(
  tx: Transaction,
  publicId: string,
): Promise<{ rule: SaidTaxRule; withdrawn: boolean } | undefined> {
  const withdrawn = await tx
    .updateTable('tax_rule')
    .set({ withdrawn_at: sql`clock_timestamp()` })
    .where('public_id', '=', publicId)
    .where('withdrawn_at', 'is', null)
    // guard: taxes: a rule that has begun is not withdrawn [operator/taxes/tax-rules]
    .where('from_day', '>', MONTREAL_TODAY)
    .returning(RULE)
    .$castTo<AddedTaxRule>()
    .executeTakeFirst()
  if (withdrawn) return { rule: withdrawn, withdrawn: true }
  const rule = await tx
    .selectFrom('tax_rule')
    .select(RULE)
    .where('public_id', '=', publicId)
    .where('withdrawn_at', 'is', null)
    .$castTo<AddedTaxRule>()
    .executeTakeFirst()
  return rule && { rule, withdrawn: false }
}
