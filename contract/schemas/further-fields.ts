import {
  FURTHER,
  type FURTHER_FIELDS,
  type FurtherField,
  type FurtherName,
} from '@halles/domain/product-fields.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { lineOrNone } from './text.ts'

type Fields = typeof FURTHER_FIELDS
type KindOf<Name extends FurtherName> = Fields[Name]['kind']
type Reader = FurtherField['readBy']
type ReadBy<Who extends Reader> = {
  [Name in FurtherName]: Fields[Name]['readBy'] extends Who ? Name : never
}[FurtherName]

type Sent = { line: z.ZodString; count: z.ZodInt }
type Answered = { line: z.ZodString; count: z.ZodInt }

/** What may be sent of each field, or left out where it stays as it was. */
export const sentFields = schemas((field) =>
  sent(field).optional().meta({ description: 'Left out: as it was' }),
) as { [Name in FurtherName]: z.ZodOptional<Sent[KindOf<Name>]> }

/** What is answered of each field that these read. */
export function answeredFields<Who extends Reader>(readBy: Who) {
  return schemas(
    (field) => answered(field).meta({ description: field.about }),
    FURTHER.filter((field) => field.readBy === readBy),
  ) as { [Name in ReadBy<Who>]: Answered[KindOf<Name>] }
}

/** The same of what was read from a list, which may be older than a field. */
export const listedFields = schemas((field) =>
  answered(field)
    .optional()
    .meta({ description: 'Not in a list read before there was such a field' }),
) as { [Name in FurtherName]: z.ZodOptional<Answered[KindOf<Name>]> }

function sent(field: FurtherField) {
  switch (field.kind) {
    case 'line':
      return lineOrNone(field.most)
    case 'count':
      return z
        .int(problem(field.problem))
        .min(0, problem(field.problem))
        .max(field.most, problem(field.problem))
  }
}

function answered({ kind }: FurtherField) {
  return kind === 'count' ? z.int() : z.string()
}

function schemas(schemaOf: (field: FurtherField) => z.ZodType, fields = FURTHER) {
  return Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]))
}
