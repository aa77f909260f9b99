import { readGtin } from '@halles/domain/gtin.ts'
import {
  FURTHER,
  type FURTHER_FIELDS,
  type FurtherField,
  type FurtherName,
} from '@halles/domain/product-fields.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { choiceOf } from './choice.ts'
import { lineOrNone } from './text.ts'

type Fields = typeof FURTHER_FIELDS
type KindOf<Name extends FurtherName> = Fields[Name]['kind']
type Reader = FurtherField['readBy']
type ReadBy<Who extends Reader> = {
  [Name in FurtherName]: Fields[Name]['readBy'] extends Who ? Name : never
}[FurtherName]

type ChoiceIn<Field> = Field extends { choices: readonly (infer Choice extends string)[] }
  ? z.ZodEnum<{ [C in Choice]: C }>
  : never
type Schemas<Field> = {
  line: z.ZodString
  gtin: z.ZodString
  count: z.ZodInt
  choice: z.ZodNullable<ChoiceIn<Field>>
  set: z.ZodArray<ChoiceIn<Field>>
  stated: z.ZodNullable<z.ZodArray<ChoiceIn<Field>>>
}
type SchemaOf<Name extends FurtherName> = Schemas<Fields[Name]>[KindOf<Name>]

// Fourteen digits, with spaces or hyphens between them.
const MOST_OF_GTIN = 30

/** What may be sent of each field, or left out where it stays as it was. */
export const sentFields = schemas((field) =>
  sent(field).optional().meta({ description: 'Left out: as it was' }),
) as { [Name in FurtherName]: z.ZodOptional<SchemaOf<Name>> }

/** What is answered of each field that these read. */
export function answeredFields<Who extends Reader>(readBy: Who) {
  return schemas(
    (field) => answered(field).meta({ description: field.about }),
    FURTHER.filter((field) => field.readBy === readBy),
  ) as { [Name in ReadBy<Who>]: SchemaOf<Name> }
}

/** The same of what was read from a list, which may be older than a field. */
export const listedFields = schemas((field) =>
  answered(field)
    .optional()
    .meta({ description: 'Not in a list read before there was such a field' }),
) as { [Name in FurtherName]: z.ZodOptional<SchemaOf<Name>> }

function sent(field: FurtherField): z.ZodType {
  switch (field.kind) {
    case 'line':
      return lineOrNone(field.most)
    case 'gtin':
      return z
        .string(problem('required'))
        .max(MOST_OF_GTIN, problem('gtin_invalid'))
        .refine(
          (text) => text.trim() === '' || readGtin(text) !== undefined,
          problem('gtin_invalid'),
        )
    case 'count':
      return z
        .int(problem(field.problem))
        .min(0, problem(field.problem))
        .max(field.most, problem(field.problem))
    default:
      return chosen(field)
  }
}

function answered(field: FurtherField): z.ZodType {
  if ('choices' in field) return chosen(field)
  return field.kind === 'count' ? z.int() : z.string()
}

function chosen({ kind, choices }: Extract<FurtherField, { choices: unknown }>): z.ZodType {
  const choice = choiceOf(choices)
  if (kind === 'choice') return choice.nullable()
  const several = z.array(choice).max(choices.length, problem('choice_unknown'))
  return kind === 'set' ? several : several.nullable()
}

function schemas(schemaOf: (field: FurtherField) => z.ZodType, fields = FURTHER) {
  return Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]))
}
