import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { MAX_FEE_CENTS } from '@halles/domain/delivery-fee.ts'
import { MAX_AMOUNT_HUNDREDTHS } from '@halles/domain/guide.ts'
import { formatMoney, MAX_PRICE_CENTS, parseMoney } from '@halles/domain/money.ts'
import { MAX_REDUCTION_BP } from '@halles/domain/offer.ts'
import { MAX_PAYMENT_CENTS } from '@halles/domain/papers/payment.ts'
import {
  formatHundredths,
  MAX_QUANTITY_HUNDREDTHS,
  parseHundredths,
} from '@halles/domain/quantity-per-case.ts'
import { MAX_LIMIT_CENTS } from '@halles/domain/role.ts'
import { formatTaxRate, MAX_TAX_RATE, parseTaxRate } from '@halles/domain/tax/tax-rates.ts'
import { formatTenThousandths } from '@halles/domain/unit-price.ts'
import { z } from 'zod'
import { type FieldProblem, problem } from '../field-problems.ts'

/** In answers: cents inside, "12.50" on the wire. */
export const money = z
  .codec(z.string(), z.int(), {
    decode: (text) => parseMoney(text) ?? Number.NaN,
    encode: formatMoney,
  })
  .meta({ description: 'Canadian dollars, two decimals', example: '12.50' })

/** What a total changes by: as `money`, "-12.50" where it becomes less. */
export const moneyDifference = z
  .codec(z.string(), z.int(), {
    decode: (text) =>
      text.startsWith('-')
        ? -(parseMoney(text.slice(1)) ?? Number.NaN)
        : (parseMoney(text) ?? Number.NaN),
    encode: (cents) => (cents < 0 ? `-${formatMoney(-cents)}` : formatMoney(cents)),
  })
  .meta({
    description: 'Canadian dollars, two decimals, with a minus where it is less',
    example: '-3.10',
  })

/** A cart's total: product.md 3 starts an empty one at "0". */
export const cartTotal = z.codec(z.string(), z.int(), {
  decode: (text) => parseMoney(text) ?? Number.NaN,
  encode: (cents) => (cents === 0 ? '0' : formatMoney(cents)),
})

/** In answers: hundredths inside, "12.5" on the wire. */
export const quantityPerCase = z.codec(z.string(), z.int(), {
  decode: (text) => parseHundredths(text) ?? Number.NaN,
  encode: formatHundredths,
})

/** In answers: hundredths of a percent inside, "8.5" on the wire. */
export const percentOff = quantityPerCase.meta({
  description: 'Percent off every price that no line says',
  example: '8.5',
})

/** In answers: ten-thousandths of a dollar inside, "4.8502" on the wire. */
export const unitPrice = z.codec(z.string(), z.int(), {
  decode: (text) => Math.round(Number(text) * 10_000),
  encode: formatTenThousandths,
})

/** In answers: hundred-thousandths inside, percent on the wire, "9.975". */
export const taxRate = z
  .codec(z.string(), z.int(), {
    decode: (text) => parseTaxRate(text) ?? Number.NaN,
    encode: formatTaxRate,
  })
  .meta({ description: 'Percent', example: '9.975' })

/** In requests: a number or a numeric string with at most two decimals, parsed without rounding. */
function decimal(
  code: FieldProblem,
  parse: (text: string) => number | undefined,
  least: number,
  most: number,
) {
  return z.union([z.string(), z.number()], problem(code)).transform((value, context) => {
    const parsed = parse(String(value))
    if (parsed !== undefined && parsed >= least && parsed <= most) return parsed
    context.addIssue({ code: 'custom', message: code, input: value })
    return z.NEVER
  })
}

/** A price per case, in cents: above 0, at most 99,999.99 $. */
export const priceInput = decimal('price_invalid', parseMoney, 1, MAX_PRICE_CENTS)
/** What a price list takes off, in hundredths of a percent: from 0 to a half. */
export const percentOffInput = decimal('percent_off_invalid', parseHundredths, 0, MAX_REDUCTION_BP)
/** The rate of a tax, from percent with at most three decimals: from 0 to 30. */
export const taxRateInput = decimal('tax_rate_invalid', parseTaxRate, 0, MAX_TAX_RATE)
/** A minimum order, in cents: from 0. */
export const minimumOrderInput = decimal(
  'minimum_order_price_invalid',
  parseMoney,
  0,
  MAX_PRICE_CENTS,
)
/** What a delivery costs, in cents: from 0. */
export const feeInput = decimal('delivery_fee_invalid', parseMoney, 0, MAX_FEE_CENTS)
/** From how much of goods on it costs nothing, in cents: above 0. */
export const feeWaivedFromInput = decimal('fee_waived_from_invalid', parseMoney, 1, MAX_PRICE_CENTS)
/** What a member may spend, in cents: from 0. */
export const limitInput = decimal('limit_invalid', parseMoney, 0, MAX_LIMIT_CENTS)
/** A quantity per case, in hundredths: above 0. */
export const quantityPerCaseInput = decimal(
  'quantity_per_case_invalid',
  parseHundredths,
  1,
  MAX_QUANTITY_HUNDREDTHS,
)
/** What was counted of an item, in hundredths of its measure: from 0. */
export const countedAmount = decimal('amount_invalid', parseHundredths, 0, MAX_AMOUNT_HUNDREDTHS)
/** What there should be of an item, in hundredths of its measure: above 0. */
export const parInput = decimal('amount_invalid', parseHundredths, 1, MAX_AMOUNT_HUNDREDTHS)
/** What came of a line, in hundredths of a case: from 0. */
export const receivedCases = decimal('amount_invalid', parseHundredths, 0, MAX_LINE_QUANTITY * 100)
/** What is granted of a line, in cents: from 0. */
export const creditInput = decimal(
  'credit_invalid',
  parseMoney,
  0,
  MAX_PRICE_CENTS * MAX_LINE_QUANTITY,
)
/** What a customer paid, or a share of it, in cents: from 0. */
export const paymentInput = decimal('payment_amount_invalid', parseMoney, 0, MAX_PAYMENT_CENTS)
/** Cases of one line: a JSON integer, never a string. */
export const lineQuantity = z
  .int(problem('line_quantity_invalid'))
  .min(1, problem('line_quantity_invalid'))
  .max(MAX_LINE_QUANTITY, problem('line_quantity_invalid'))
