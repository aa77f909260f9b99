import { later } from '@halles/domain/holidays.ts'
import { MAX_EXPORT_DAYS, MAX_ZIP_DAYS } from '@halles/domain/papers/payment.ts'
import { exportTexts } from '@halles/texts/pages/papers-export.ts'
import type { Handler } from '../../handler.ts'
import { readAccountingMap } from '../../payments/accounting/accounting-map-sql.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { callerGone } from '../../platform/http/caller-gone.ts'
import { tableFile } from '../../platform/table-file.ts'
import { readPapers } from './exported-papers-sql.ts'
import { exportedPapers } from './exported-rows.ts'
import { paperArchive } from './paper-archive.ts'
import { quickbooksFile } from './quickbooks.ts'
import { sage50File } from './sage50.ts'
import { tableRows } from './table-rows.ts'

export const papersExport: Handler<'papersExport'> = async (context) => {
  const { input, viewer, reader, reply, dependencies } = context
  const { from, to, format, lang } = input
  const most = format === 'zip' ? MAX_ZIP_DAYS : MAX_EXPORT_DAYS
  if (to > later(from, most - 1)) throw refuseField('to', 'period_too_long')
  // QuickBooks takes invoices and credit notes each from a file of its own.
  const kind = input.kind ?? (format === 'quickbooks' ? 'invoice' : undefined)
  const papers = readPapers(reader, viewer, { from, to, kind })
  const name = `${exportTexts[lang].fileName}-${from}-${to}`
  if (format === 'zip') {
    const render = dependencies.paperPdfs.renderMany(viewer.accountId, callerGone(reply))
    const isOfSeveral = viewer.kind === 'restaurant'
    const content = paperArchive(papers, { lang, isOfSeveral, render })
    return { name: `${name}.zip`, type: 'application/zip', content }
  }
  // The others are for the accounts of whoever issued the papers.
  if (viewer.kind === 'restaurant') throw refuseField('format', 'invalid')
  const map = await readAccountingMap(reader, viewer.supplierId)
  const rows = exportedPapers(papers, map)
  if (format === 'quickbooks') {
    const type = 'text/csv; charset=utf-8'
    return { name: `${name}-quickbooks.csv`, type, content: quickbooksFile(lang, rows) }
  }
  if (format === 'sage50') {
    const type = 'text/plain; charset=utf-8'
    return { name: `${name}.imp`, type, content: sage50File(lang, rows) }
  }
  const { sheetName } = exportTexts[lang]
  return tableFile({ lang, format, fileName: name, sheetName }, (numberCell) =>
    tableRows(lang, rows, numberCell),
  )
}
