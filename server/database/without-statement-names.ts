import pg from 'pg'

/**
 * For a pooler in transaction mode, which gives each transaction another session: it does not know the statements that the
 * one before prepared under their names.
 */
export class WithoutStatementNames extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: whatever pg takes and gives; here nobody passes what is no query.
  override query(statement: any, ...more: any[]): any {
    if (typeof statement !== 'object') return super.query(statement, ...more)
    const { name: _, ...unnamed } = statement
    return super.query(unnamed, ...more)
  }
}
