import { issuingTexts } from '@halles/texts/pages/issuing.ts'
import { TextLink } from '../../../components/links.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { errorMessage } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { PaperLink } from '../paper-link.tsx'
import { TaxesLink } from '../taxes-link.tsx'
import { refusedWith } from './issuing-queries.ts'

const LACKS = ['tax_class_missing', 'weights_missing', 'paper_exists', 'not_to_invoice'] as const

export function isLacking(error: unknown): boolean {
  return LACKS.some((code) => refusedWith(error, code))
}

/** Why an invoice cannot be made yet: by name what is missing, and where it is completed. */
export function Lacking({ error }: { error: unknown }) {
  const texts = useTextsOf(issuingTexts)
  const nameOf = useProductName()
  const products = refusedWith(error, 'tax_class_missing')?.products ?? []
  const lines = refusedWith(error, 'weights_missing')?.lines ?? []
  const papers = refusedWith(error, 'paper_exists')?.papers ?? []
  return (
    <>
      <Notice
        tone="warning"
        action={products.length > 0 ? <TaxesLink>{texts.completeTaxes}</TaxesLink> : undefined}
      >
        {errorMessage(error)}
      </Notice>
      <ul className="stack gap-xs">
        {products.map((product) => (
          <li key={product.public_id}>{nameOf(product)}</li>
        ))}
        {lines.map((line) => (
          <li key={line.public_id}>
            {nameOf(line)}{' '}
            <TextLink
              className="standalone-link"
              to="/supplier/pick/$supplierOrderPublicId"
              params={{ supplierOrderPublicId: line.order_public_id }}
            >
              {texts.completeWeights}
            </TextLink>
          </li>
        ))}
        {papers.map(({ public_id, label }) => (
          <li key={public_id}>
            <PaperLink side="supplier" publicId={public_id}>
              {label}
            </PaperLink>
          </li>
        ))}
      </ul>
    </>
  )
}
