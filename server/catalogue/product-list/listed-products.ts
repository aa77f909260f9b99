import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'

export type WantedProducts = Omit<Input<Endpoints['productList']>, 'search'>
export type ListedProducts = Output<Endpoints['productList']>
