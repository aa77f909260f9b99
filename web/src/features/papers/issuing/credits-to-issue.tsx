import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { issuingTexts } from '@halles/texts/pages/issuing.ts'
import rows from '../../../components/rows.module.css'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { PaperLink } from '../paper-link.tsx'

type Credits = Received<Endpoints['invoicesToIssue']>['credits']

/** What was granted after an invoice and is on no credit note yet: each leads to its invoice, where it is issued. */
export function CreditsToIssue({ credits }: { credits: Credits }) {
  const texts = useTextsOf(issuingTexts)
  const { dollars } = useFormat()
  if (credits.length === 0) return null
  return (
    <section className="mb-lg" aria-labelledby="credits-to-issue">
      <h2 className="size-lg mb-sm" id="credits-to-issue">
        {texts.credits}
      </h2>
      <ul className={rows.list}>
        {credits.map(({ paper, restaurant, granted }) => (
          <li key={paper.public_id} className={rows.item}>
            <PaperLink side="supplier" publicId={paper.public_id} className={rows.row ?? ''}>
              <span className="min-0">
                <span className="bold anywhere">{restaurant.name}</span>
                <span className="block soft small">
                  {texts.creditOf(dollars(granted), paper.label)}
                </span>
              </span>
            </PaperLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
