import { issuingTexts } from '@halles/texts/pages/issuing.ts'
import { Facts } from '../../../components/facts.tsx'
import { ButtonLink, TextLink } from '../../../components/links.tsx'
import { Money } from '../../../components/money.tsx'
import rows from '../../../components/rows.module.css'
import { useTextsOf } from '../../../platform/language/language.ts'
import { OrderLink } from '../paper-link.tsx'
import { TaxesLink } from '../taxes-link.tsx'
import type { OrderToInvoice } from './issuing-queries.ts'

/** An order that can be invoiced, or what it lacks and where that is completed. */
export function OrderToIssue({ order }: { order: OrderToInvoice }) {
  const texts = useTextsOf(issuingTexts)
  const { public_id: publicId, number, restaurant, total_price: total } = order
  const { missing_tax_classes: classes, missing_weights: weights } = order
  return (
    <li className={rows.item}>
      <div className={rows.row}>
        <span className="min-0">
          <span className="bold anywhere">{restaurant.name}</span>
          <span className="block soft small">
            <OrderLink side="supplier" publicId={publicId}>
              {texts.order(number)}
            </OrderLink>
          </span>
          {classes + weights === 0 ? null : (
            <span className="block small warning-text">
              <Facts>
                {classes === 0 ? null : (
                  <>
                    {texts.missingTaxes(classes)} <TaxesLink>{texts.completeTaxes}</TaxesLink>
                  </>
                )}
                {weights === 0 ? null : (
                  <>
                    {texts.missingWeights(weights)}{' '}
                    <TextLink
                      className="standalone-link"
                      to="/supplier/pick/$supplierOrderPublicId"
                      params={{ supplierOrderPublicId: publicId }}
                    >
                      {texts.completeWeights}
                    </TextLink>
                  </>
                )}
              </Facts>
            </span>
          )}
        </span>
        <span className={`${rows.sum} row center end gap-xs-md`}>
          <span className="bold">
            <Money amount={total} isEstimate={weights > 0} />
          </span>
          {classes + weights === 0 ? (
            <ButtonLink
              variant="default"
              size="sm"
              to="/supplier/invoice-draft/$restaurantPublicId"
              params={{ restaurantPublicId: restaurant.public_id }}
              search={{ orders: publicId }}
              aria-label={texts.previewOf(number, restaurant.name)}
            >
              {texts.preview}
            </ButtonLink>
          ) : null}
        </span>
      </div>
    </li>
  )
}
