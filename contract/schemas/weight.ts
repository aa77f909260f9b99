import { formatThousandths, parseThousandths } from '@halles/domain/net-weight.ts'
import {
  MAX_PACKAGE_THOUSANDTHS,
  MAX_PACKAGES,
  SOLD_BY_WEIGHT,
} from '@halles/domain/weighed-line.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { publicId } from './text.ts'

/** Of a product: what a case of it costs is an estimate until it is weighed. Null: sold by the case. */
export const soldByWeight = z.enum(SOLD_BY_WEIGHT).nullable()

/** Whether an amount has lines sold by weight that were not weighed yet. */
export const isEstimate = z.boolean()

/** In answers: thousandths of the line's unit inside, "4.525" on the wire. */
export const weight = z
  .codec(z.string(), z.int(), {
    decode: (text) => parseThousandths(text) ?? Number.NaN,
    encode: formatThousandths,
  })
  .meta({ description: "In the line's unit, at most three decimals", example: '4.525' })

/** What one package weighs, in thousandths of the line's unit: above 0, a number or a numeric string with at most three decimals. */
const packageInput = z
  .union([z.string(), z.number()], problem('weight_invalid'))
  .transform((value, context) => {
    const parsed = parseThousandths(String(value))
    if (parsed !== undefined && parsed >= 1 && parsed <= MAX_PACKAGE_THOUSANDTHS) return parsed
    context.addIssue({ code: 'custom', message: 'weight_invalid', input: value })
    return z.NEVER
  })

/** The packages of a line, weighed one by one. */
export const packagesInput = z.array(packageInput).max(MAX_PACKAGES, problem('too_many_packages'))

/** What a line that is sold by weight weighs; null of a line sold by the case. */
export const weighing = z
  .object({
    nominal: weight.meta({ description: 'What its cases are said to hold' }),
    most: weight.meta({ description: 'More than that is proposed to the restaurant' }),
    net: weight.nullable().meta({
      description: 'Null until it is weighed, and again once it has other cases',
    }),
    packages: z.array(weight),
  })
  .nullable()
  .meta({ id: 'Weighing' })

/** A line as it was weighed, with the cases that it has. */
export const weighedLine = z
  .object({
    public_id: publicId,
    cases: z.int(),
    net: weight.nullable(),
    packages: z.array(weight),
  })
  .meta({ id: 'WeighedLine' })

/** A line that weighs more than was agreed, and what it may weigh. */
export const lineAbove = z.object({ public_id: publicId, most: weight })
