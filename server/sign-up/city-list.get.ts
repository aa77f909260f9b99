import type { Handler } from '../platform/handler.ts'
import { listCityNames } from './sign-up-sql.ts'

export const cityList: Handler<'cityList'> = ({ reader }) => listCityNames(reader)
