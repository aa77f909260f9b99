import type { Handler } from '../handler.ts'
import { listCityNames } from './sign-up-sql.ts'

export const cityList: Handler<'cityList'> = ({ reader }) => listCityNames(reader)
