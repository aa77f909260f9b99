import { FURTHER } from '@halles/domain/product-fields.ts'
import { GenericExpressionNode, generate, LiteralNode, PostgresDialect } from 'kysely-codegen'
import { type Connection, connect } from './connect.ts'

/** The TypeScript of `schema.generated.ts`, read from a migrated database. */
export async function generateSchema(connection: Connection): Promise<string> {
  const database = connect(connection)
  try {
    return await generate({
      db: database,
      dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
      // As connect.ts reads them.
      typeMapping: { int8: 'number' },
      // What is chosen of a list is of the list's type.
      customImports: { ValueOf: '@halles/domain/product-fields.ts' },
      overrides: { columns: Object.fromEntries(FURTHER.flatMap(chosenColumn)) },
      includePattern: 'public.*',
      excludePattern: 'migration',
      outFile: null,
    })
  } finally {
    await database.destroy()
  }
}

function chosenColumn(field: (typeof FURTHER)[number]): [string, GenericExpressionNode][] {
  if (!('choices' in field)) return []
  const held = new GenericExpressionNode('ValueOf', [new LiteralNode(field.name)])
  const isDefaulted = field.kind === 'set'
  return [
    [
      `product.${field.column}`,
      isDefaulted ? new GenericExpressionNode('Generated', [held]) : held,
    ],
  ]
}
