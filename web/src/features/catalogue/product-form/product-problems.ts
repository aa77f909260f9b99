import { addEditProduct } from '@halles/contract/endpoints/catalogue.ts'
import { type Problems, problemsIn } from '../../../components/form/problems.ts'
import { bodyOf, type ProductValues, productPath } from './product-values.ts'

export function productProblems(values: ProductValues): Problems<ProductValues> {
  return problemsIn(addEditProduct.input, bodyOf(values), productPath)
}
