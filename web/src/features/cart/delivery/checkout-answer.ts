import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'

export type CheckoutAnswer = Received<Endpoints['getCheckout']>
export type SupplierPart = CheckoutAnswer['supplier_products'][number]
export type DeliveryOffer = NonNullable<SupplierPart['delivery']>
export type OfferedDay = DeliveryOffer['days'][number]
