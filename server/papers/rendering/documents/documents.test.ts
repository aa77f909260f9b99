import {
  aCreditNote,
  anInvoice,
  anOrderPaper,
  aRecallRecord,
  aStatement,
  paperLine,
  SELLER,
} from '@halles/testing/world/papers.ts'
import { expect, test } from 'vitest'
import { paperHtml } from '../html/paper-html.ts'
import { invoiceDocument } from './invoice-document.ts'
import { orderDocument } from './order-document.ts'
import { recallDocument } from './recall-document.ts'
import { statementDocument } from './statement-document.ts'

/** As a reader sees it: no markup, blanks as one, no-break ones too. */
function read(markup: string): string {
  return markup
    .replace(/<title>.*<\/title>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}
const invoiceIn = (language: 'fr' | 'en', content = anInvoice()) =>
  read(paperHtml(invoiceDocument(content, language)))

test('an invoice says in French who, when, what, each tax with number and base, and whose figures they are', () => {
  const text = invoiceIn('fr')
  for (const said of [
    'Facture F-000042',
    'Date 28 novembre 2026',
    'Modalités de paiement 30 jours',
    'Échéance 28 décembre 2026',
    'Commande 17 (26 novembre 2026)',
    'Nº de bon de commande PO-889',
    'Nº de client : C-1042',
    'poids net 48,345 kg × 8,99 $/kg',
    'demandé 10, expédié 8, reçu 7,5',
    'crédit accordé : −21,25 $',
    'TPS 5 % 123456789 RT0001, base 170,00 $ 8,50 $',
    'TVQ 9,975 % 1234567890 TQ0001, base 170,00 $ 16,96 $',
    'Frais de livraison 15,00 $',
    'Consigne 2,40 $',
    'Total 987,48 $',
    'Montants établis par le fournisseur',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).not.toMatch(/14[,.]975|Invoice/)
})

test('an English reader has both languages at equal rank, French first, from the same data', () => {
  const markup = paperHtml(invoiceDocument(anInvoice(), 'en'))
  const text = read(markup)
  for (const said of [
    'Facture / Invoice F-000042',
    'Échéance / Due date 2026-12-28',
    'Cœurs de céleri Celery hearts',
    'demandé 10, expédié 8, reçu 7,5 / asked 10, sent 8, received 7,5',
    'TVQ 9,975 % / QST 9.975%',
  ]) {
    expect(text).toContain(said)
  }
  expect(markup).toContain('<html lang="fr">')
  expect(markup).toContain('<span lang="en">Due date</span>')
})

test('each line is marked F, P, FP or not at all', () => {
  const taxed = [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const
  const lines = taxed.map(([gst, qst], index) => paperLine(index, { gst, qst }))
  const document = invoiceDocument(anInvoice(0, { lines }), 'fr')
  const table = document.blocks.find((block) => block.is === 'table')
  const place = table?.columns.findIndex(({ header }) => header === 'Taxes') ?? -1
  const marks = table?.groups[0]?.rows.map((cells) => cells[place]?.text)
  expect(marks).toEqual(['FP', 'F', 'P', ''])
})

test('without a registration there is no such tax, and the invoice says so', () => {
  const seller = { ...SELLER, qstNumber: null }
  const text = invoiceIn('en', anInvoice(4, { seller, qstBase: 0, qstCents: 0 }))
  expect(text).toContain('TVQ / QST non inscrit / not registered')
  expect(text).toContain('TPS 5 % / GST 5%')
})

test('a credit note names the invoice that it corrects, and has no due date', () => {
  const text = read(paperHtml(invoiceDocument(aCreditNote(), 'en')))
  expect(text).toContain('Corrige la facture / Corrects invoice F-000042 (2026-11-28)')
  expect(text).toContain('Total crédité / Total credited 49,47 $')
  expect(text).not.toContain('Échéance')
})

test('an invoice of several orders lists each under its own title', () => {
  const [order] = anInvoice().orders
  const orders = order ? [order, { ...order, number: 18, poNumber: '' }] : []
  const lines = [paperLine(0), paperLine(1, { order: 1 })]
  const text = invoiceIn('fr', anInvoice(0, { orders, lines }))
  expect(text).toContain('Commande nº 17 du 26 novembre 2026, livrée le 27 novembre 2026')
  expect(text).toMatch(/nº 18 .* Cœurs de céleri/)
})

test('a packing slip has lots with their expiry and net weights, and no price', () => {
  const text = read(paperHtml(orderDocument(anOrderPaper(8), 'packing_slip', 'fr')))
  expect(text).toContain('Bon de livraison nº 17')
  expect(text).toContain('L2026-4471 (3) péremption 15 décembre 2026')
  expect(text).toContain('48,345 kg')
  expect(text).toContain('Consigne 4,80 $')
  expect(text.replace('Consigne 4,80 $', '')).not.toContain('$')
  expect(text).toContain('Reçu par')
})

test('a confirmation has prices before taxes, and says what is an estimate', () => {
  const text = read(paperHtml(orderDocument(anOrderPaper(), 'confirmation', 'en')))
  expect(text).toContain('vendredi 27 novembre, de 6 h à 10 h 30 / Friday, November 27')
  expect(text).toContain('Total avant taxes / Total before taxes ≈ 867,40 $')
  expect(text).toContain('Les taxes figurent sur la facture. / Taxes are on the invoice.')
})

test('a statement leads from the balance before to the balance after', () => {
  const text = read(paperHtml(statementDocument(aStatement(), 'fr')))
  expect(text).toContain('Mois novembre 2026')
  expect(text).toMatch(/début du mois 500,00 \$ .*Note de crédit NC-000006 −49,47 \$ 1 185,03 \$/)
  expect(text).toContain('Dont en souffrance 500,00 $')
  const none = aStatement({ rows: [], closingCents: 50_000 })
  expect(read(paperHtml(statementDocument(none, 'en')))).toContain('No transaction in this month.')
})

test('the record of a recall says who was told and who has acknowledged it; a simulation says what it is', () => {
  const text = read(paperHtml(recallDocument(aRecallRecord(), 'fr')))
  expect(text).toContain('Rappel L2026-4471')
  expect(text).toContain('Avis confirmés 1 sur 2')
  expect(text).toMatch(
    /Montréal .* 3 2026-11-28 10:05 2026-11-28 10:40 .*Québec .* 1 2026-11-28 10:05 pas encore/,
  )
  const tried = read(paperHtml(recallDocument(aRecallRecord({ isExercise: true }), 'en')))
  expect(tried).toContain('no product was called back')
})

test('a page is whole, has no script, and names that people wrote stay text', () => {
  const markup = paperHtml(invoiceDocument(anInvoice(), 'fr'))
  expect(markup).toMatch(/^<!doctype html>\n<html lang="fr">[\s\S]*<\/html>\n$/)
  expect(markup).toContain('Bistro &lt;Chez Zoé&gt;')
  expect(markup).not.toMatch(/<script|<style|style=|undefined|\[object/)
})
