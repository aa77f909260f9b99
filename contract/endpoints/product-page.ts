import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ownProductPage, productPage } from '../schemas/product-page.ts'
import { publicId } from '../schemas/text.ts'

const input = z.object({ product_public_id: publicId })

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/product/',
  access: 'restaurant',
  summary:
    "A product that an active supplier of the restaurant's city sells, with its prices of twelve months, what the restaurant paid and the next delivery.",
  input,
  output: productPage,
  refusals: ['not_found'],
  mayLag: true,
})

export const supplierProduct = endpoint({
  method: 'GET',
  path: '/api/supplier-product/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: "What every restaurant sees of one of the supplier's own products.",
  input,
  output: ownProductPage,
  refusals: ['not_found'],
})
