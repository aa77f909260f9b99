import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { RecallRecord } from '@halles/domain/papers/recall-record.ts'
import type { Handler } from '../../handler.ts'
import { findRecall, readRecord } from '../../recalls/recalls-sql.ts'
import { recallDocument } from '../rendering/documents/recall-document.ts'
import { readMoment } from './clock-sql.ts'
import { sentPaper } from './sent-paper.ts'

export const recallFile: Handler<'recallFile'> = async (context) => {
  const { input, viewer, reader, refuse, dependencies } = context
  const { format, language } = input
  const recall = await findRecall(reader, viewer.supplierId, input.recall_public_id)
  if (!recall) throw refuse('not_found')
  const record = await readRecord(reader, viewer.supplierId, recall)
  const document = recallDocument(recordOf(record, await readMoment(reader)), language)
  return sentPaper(dependencies.paperPdfs, document, { accountId: viewer.accountId, format })
}

function recordOf(record: Output<Endpoints['getRecall']>, madeAt: string): RecallRecord {
  const { product, lot, reason, receivers } = record
  return {
    ...{ lot, reason, madeAt },
    supplierName: record.supplier.name,
    product: product && { nameFr: product.name_fr, nameEn: product.name_en },
    isExercise: record.is_exercise,
    sentAt: record.sent_at,
    receivers: receivers.map(({ restaurant, lines, cases, told_at, acknowledged }) => ({
      name: restaurant.name,
      city: restaurant.city,
      lines: lines.map((line) => ({
        orderNumber: line.number,
        deliveredOn: line.day,
        nameFr: line.name_fr,
        nameEn: line.name_en,
        cases: line.cases,
      })),
      cases,
      toldAt: told_at,
      acknowledgedAt: acknowledged?.at ?? null,
    })),
  }
}
