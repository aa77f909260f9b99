import { CUSTOMER_STATUSES } from '@halles/domain/customer.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { customer, customerInput, customerListItem } from '../schemas/customer.ts'
import { page, search } from '../schemas/paging.ts'
import { publicId } from '../schemas/text.ts'

const ofSupplier = { access: 'supplier', needs: 'manage_orders' } as const

export const customerList = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/customer-list/',
  summary:
    "The supplier's customers, twenty a page: those who ask for an account first, then by name. `search` looks in names and codes.",
  input: z.object({ status: z.enum(['all', ...CUSTOMER_STATUSES]).default('all'), search, page }),
  output: z.object({
    results: z.array(customerListItem),
    count: z.int(),
    /** How many wait for an answer, whatever is asked for. */
    asked_count: z.int(),
  }),
  refusals: [],
})

export const getCustomer = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/customer/',
  summary: 'A customer of the supplier: who it is, what is agreed with it, and what it orders.',
  input: z.object({ restaurant_public_id: publicId }),
  output: customer,
  refusals: ['not_found'],
})

export const customerSave = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/customer-save/',
  summary:
    'Changes what is agreed with a customer; what is left out stays. Opening the account of one who asks lets it in, closing it refuses it: the restaurant is told by mail.',
  input: z.object({
    restaurant_public_id: publicId,
    ...z.object(customerInput).partial().shape,
    status: z.enum(['open', 'closed']).optional(),
    price_list_public_id: publicId
      .nullable()
      .optional()
      .meta({ description: 'null: none, the list price' }),
  }),
  output: customer,
  refusals: ['not_found'],
  keyed: 'replayed',
})
