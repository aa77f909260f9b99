import { endpoints } from '@halles/contract/endpoints.ts'
import { ORDER_PAPER_KINDS } from '@halles/domain/papers/order-paper.ts'
import { paperTexts } from '@halles/texts/pages/paper.ts'
import { papersTexts } from '@halles/texts/pages/papers.ts'
import { IconFileZip, IconPrinter } from '@tabler/icons-react'
import { DownloadLink } from '../../components/download-link.tsx'
import { useFormat, useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { daysOfMonth } from './months.ts'
import type { Paper, PaperSide } from './paper-queries.ts'

type FileLinksProps = { address: (format: 'html' | 'pdf') => string; size?: 'sm' }

/** The page to print, in a tab of its own, and the PDF. */
function FileLinks({ address, ...size }: FileLinksProps) {
  const texts = useTextsOf(paperTexts)
  const look = { variant: 'default', ...size } as const
  return (
    <>
      <ButtonAnchor
        {...look}
        href={address('html')}
        target="_blank"
        rel="noopener"
        title={texts.opensOnPaper}
        icon={<IconPrinter size={18} aria-hidden />}
      >
        {texts.print}
      </ButtonAnchor>
      <DownloadLink {...look} href={address('pdf')}>
        {texts.pdf}
      </DownloadLink>
    </>
  )
}

export function PaperFiles({ paper }: { paper: Pick<Paper, 'public_id'> }) {
  const language = useLanguage()
  return (
    <FileLinks
      address={(format) =>
        `${endpoints.paperFile.path}?${new URLSearchParams({ paper_public_id: paper.public_id, format, language })}`
      }
    />
  )
}

type OrderFilesProps = { side: PaperSide; order: string; named: (name: string) => string }

/** What can be printed of an order and has no number of its own; the slip that goes with the goods is its supplier's. */
export function OrderFiles({ side, order, named }: OrderFilesProps) {
  const texts = useTextsOf(papersTexts)
  const language = useLanguage()
  const kinds = ORDER_PAPER_KINDS.filter((kind) => side === 'supplier' || kind === 'confirmation')
  return kinds.map((kind) => (
    <DownloadLink
      key={kind}
      variant="default"
      size="sm"
      aria-label={named(texts.orderPapers[kind])}
      href={`${endpoints.orderPaper.path}?${new URLSearchParams({ supplier_order_public_id: order, kind, format: 'pdf', language })}`}
    >
      {texts.orderPapers[kind]}
    </DownloadLink>
  ))
}

type StatementFilesProps = { publicId: string; month: string }

export function StatementFiles({ publicId, month }: StatementFilesProps) {
  const language = useLanguage()
  return (
    <div className="row gap-xs">
      <FileLinks
        size="sm"
        address={(format) =>
          `${endpoints.statementFile.path}?${new URLSearchParams({ business_public_id: publicId, month, format, language })}`
        }
      />
    </div>
  )
}

/** All PDFs of a month, of whoever is signed in. */
export function MonthFiles({ month }: { month: string }) {
  const texts = useTextsOf(papersTexts)
  const lang = useLanguage()
  const { month: nameOf } = useFormat()
  const asked = new URLSearchParams({ ...daysOfMonth(month), format: 'zip', lang })
  return (
    <DownloadLink
      variant="subtle"
      size="sm"
      href={`${endpoints.papersExport.path}?${asked}`}
      aria-label={texts.downloadMonthOf(nameOf(month))}
      icon={<IconFileZip size={18} aria-hidden />}
    >
      {texts.downloadMonth}
    </DownloadLink>
  )
}
