import {
  deflated,
  type PrintedText,
  pdfOf,
  pdfOfContents,
  pdfOfObjects,
} from '@halles/testing/world/printed-list.ts'
import { expect, test } from 'vitest'
import { isPdf, MAX_PDF_PAGES, readPdf } from './read-pdf.ts'

const ROW: PrintedText[] = [
  { text: 'Épaule de bœuf', x: 110, y: 100 },
  { text: '42,50 $', right: 460, y: 100 },
]

test('texts are read with their places from the top left, accents and all', async () => {
  const file = pdfOf([ROW, [{ text: 'Page 2', x: 10, y: 20, size: 8 }]])
  expect(isPdf(file)).toBe(true)
  const pages = await readPdf(file)
  expect(pages).toMatchObject([
    [
      { text: 'Épaule de bœuf', x: 110, y: 100, height: 10 },
      { text: '42,50 $', y: 100, height: 10 },
    ],
    [{ text: 'Page 2', x: 10, y: 20, height: 8 }],
  ])
  if (!Array.isArray(pages)) return
  const { x = 0, width = 0 } = pages[0]?.[1] ?? {}
  expect(x + width).toBeCloseTo(460, 0)
})

test('a page that is turned is read as it shows, a stamp across it is not', async () => {
  const turned = '/Rotate 90 /MediaBox [0 0 792 612]'
  const content = [
    // As it shows: 100 from the left and 60 from the top.
    'BT /F 10 Tf 0 1 -1 0 60 100 Tm (Prix) Tj ET',
    'BT /F 60 Tf 1 0 0 1 300 300 Tm (COPIE) Tj ET',
  ].join('\n')
  const file = pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R ${turned} /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
    deflated(content),
  ])
  expect(await readPdf(file)).toMatchObject([[{ text: 'Prix', x: 100, y: 60 }]])
})

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>'
const LOCKED = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`
const CUT = pdfOf([ROW]).subarray(0, -100)
const SPOILT = Buffer.from(pdfOf([ROW]))
SPOILT.fill(0x5a, SPOILT.indexOf('stream\n') + 9, SPOILT.indexOf('stream\n') + 40)

test.each([
  ['a password', pdfOfObjects([CATALOGUE, '<< /Kids [] /Count 0 >>'], LOCKED), 'locked'],
  ['one page too many', pdfOf(Array(MAX_PDF_PAGES + 1).fill(ROW)), 'too_long'],
  [
    '300,000 words on a page',
    pdfOfContents([`BT /F 9 Tf 9 9 Td ${'90 0 Td (a) Tj -90 0 Td (b) Tj '.repeat(15e4)} ET`]),
    'too_long',
  ],
  ['pictures alone', pdfOfContents(['0 0 10 10 re f']), 'without_text'],
  [
    'no page, and a hundred million announced',
    pdfOfObjects([CATALOGUE, '<< /Kids [] /Count 100000000 >>']),
    'without_text',
  ],
  [
    'pages that go in a circle',
    pdfOfObjects([CATALOGUE, '<< /Type /Pages /Kids [2 0 R] /Count 3 >>']),
    undefined,
  ],
  ['an end that is cut off', CUT, undefined],
  ['a page that does not unpack', SPOILT, undefined],
  ['nothing behind its sign', Buffer.from('%PDF-1.7\n%%EOF'), undefined],
  ['noise', Buffer.from(`%PDF-1.7\n${'\xff\0 obj << stream '.repeat(20_000)}%%EOF`), undefined],
])('a PDF with %s', async (_, file, read) => {
  expect(isPdf(file)).toBe(true)
  expect(await readPdf(file)).toBe(read)
})
