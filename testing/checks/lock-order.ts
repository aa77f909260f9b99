import { readFileSync } from 'node:fs'
import { ROW_QUEUES } from '@halles/server/database/advisory-locks.ts'

const LOCK =
  /pg_advisory_xact_lock(?:_shared)?\((\d+)|\bupdate ([a-z_]+)(?: as \w+| \w+)? set\b|\bdelete from ([a-z_]+)|\binsert into ([a-z_]+)|\bfor (?:no key update|update|key share|share)(?: of ([a-z_, ]+?))?(?= skip| nowrap|\s*\)|\s*$|\s+for\b)/g

/** Names of tables, in the order in which a transaction that locks several locks them: the list of ARCHITECTURE.md. */
export function listedOrder(): string[] {
  const text = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8')
  const [, section = ''] = text.split('## Order of locks\n')
  const list = section.split('\n## ')[0] ?? ''
  return [...list.matchAll(/^\d+\. (.+)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/`([a-z_]+)`/g)].map(([, table = '']) => table),
  )
}

/**
 * The tables whose rows a statement locks, in the order of its text: queues before rows, `for update` and the like, updates,
 * deletes and upserts. Of a plain insert nothing, for nobody else sees its row.
 */
export function locksOf(statement: string): string[] {
  const text = statement.toLowerCase().replaceAll('"', '').replace(/\s+/g, ' ')
  return [...text.matchAll(LOCK)].flatMap(([, queue, updated, deleted, inserted, of]) => {
    if (queue) return [tableOfQueue(Number(queue))]
    if (inserted) return isUpsert(text, inserted) ? [inserted] : []
    const written = updated ?? deleted
    if (written) return [written]
    return of ? of.split(',').map((name) => tableOf(text, name.trim())) : [firstFrom(text)]
  })
}

/** Of what one transaction sent: each place where a listed table is first locked after one that stands below it. */
export function wrongOrders(statements: readonly string[], order: readonly string[]): string[] {
  const held: string[] = []
  const wrong: string[] = []
  for (const table of statements.flatMap(locksOf)) {
    const place = order.indexOf(table)
    if (place === -1 || held.includes(table)) continue
    const later = held.find((other) => order.indexOf(other) > place)
    if (later) wrong.push(`${table} after ${later}`)
    held.push(table)
  }
  return wrong
}

function tableOfQueue(number: number): string {
  const found = Object.entries(ROW_QUEUES).find(([, queue]) => queue === number)
  if (!found) throw new Error(`no queue has the number ${number}`)
  return found[0]
}

function isUpsert(text: string, table: string): boolean {
  return text.split(`insert into ${table}`)[1]?.includes('do update') ?? false
}

/** Of an alias the table that it stands for. */
function tableOf(text: string, name: string): string {
  const found = text.match(new RegExp(`(?:from|join) ([a-z_]+) (?:as )?${name}\\b`))
  return found?.[1] ?? name
}

function firstFrom(text: string): string {
  return text.match(/\bfrom ([a-z_]+)\b(?!\()/)?.[1] ?? ''
}
