import { pdfText } from '@halles/testing/checks/pdf-structure.ts'
import { readMail } from '@halles/testing/servers/read-mail.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { expect, onTestFinished, test } from 'vitest'
import { composeMessage } from '../../mail/delivery/message.ts'
import { createPaperPdfs } from '../rendering/pdf/paper-pdfs.ts'
import { attachPapers } from './attach-papers.ts'

const world = await aTestApp()

function aPrinter(over: Partial<Parameters<typeof createPaperPdfs>[0]> = {}) {
  const pdfs = createPaperPdfs({ report: () => undefined, ...over })
  onTestFinished(pdfs.close)
  return pdfs
}

test('a mail about an invoice takes its PDF along, in the language of its reader', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const { publicId, label } = await anIssuedPaper(world, supplier, restaurant, {
    totalCents: 12_345,
  })
  const attach = attachPapers(world.database, aPrinter())
  const mail = { kind: 'invoice-issued', content: { publicId }, language: 'en' } as const
  const attachments = await attach(mail)
  const message = await composeMessage(
    {
      ...{ id: '1', kind: mail.kind, date: new Date(0), recipient: 'a@exemple.test' },
      ...{ subject: 'Facture', html: '<p>Facture</p>', text: 'Facture', messageId: '<1@x>' },
      link: undefined,
      attachments,
    },
    { name: 'Halles', address: 'halles@exemple.test' },
  )
  const [file] = (await readMail(message.toString())).attachments
  expect([file?.name, file?.type]).toEqual([`Facture-Invoice-${label}.pdf`, 'application/pdf'])
  const [text] = await pdfText(file?.content ?? new Uint8Array())
  expect(text).toContain(`Facture / Invoice ${label}`)
  expect(text).toContain('123,45 $')
})

test('a mail about anything else has none, nor one whose PDF cannot be made: its link is enough', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const { publicId } = await anIssuedPaper(world, supplier, restaurant)
  const content = { publicId }
  const attach = attachPapers(world.database, aPrinter())
  expect(await attach({ kind: 'order-received', content, language: 'fr' })).toEqual([])
  const script = new URL('data:text/javascript,process.exit()')
  const broken = attachPapers(world.database, aPrinter({ script }))
  expect(await broken({ kind: 'invoice-issued', content, language: 'fr' })).toEqual([])
})
