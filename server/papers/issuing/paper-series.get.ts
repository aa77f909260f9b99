import type { Handler } from '../../handler.ts'
import { seriesAnswer } from './series-answer.ts'
import { listSeries } from './series-sql.ts'

export const getPaperSeries: Handler<'getPaperSeries'> = async ({ reader, viewer }) =>
  seriesAnswer(await listSeries(reader, viewer.supplierId))
