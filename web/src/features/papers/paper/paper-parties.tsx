import { formatRegistrationNumber } from '@halles/domain/tax/registration-number.ts'
import { paperTexts } from '@halles/texts/pages/paper.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import styles from './paper.module.css'
import type { PaperContent } from './paper-content.ts'

/** Who sells and who buys, as they were that day. */
export function PaperParties({ content }: { content: Pick<PaperContent, 'seller' | 'buyer'> }) {
  const texts = useTextsOf(paperTexts)
  const { seller, buyer } = content
  return (
    <div className={`${styles.parties} mb-lg`}>
      <section className="card p-md">
        <h2 className="size-lg">{texts.seller}</h2>
        <Party party={seller} />
        {seller.gst_number === null && seller.qst_number === null ? (
          <p className="soft small">{texts.notRegistered}</p>
        ) : (
          <p className="soft small">
            {seller.gst_number === null ? null : (
              <span className="block">
                {texts.gstNumber(formatRegistrationNumber(seller.gst_number))}
              </span>
            )}
            {seller.qst_number === null ? null : (
              <span className="block">
                {texts.qstNumber(formatRegistrationNumber(seller.qst_number))}
              </span>
            )}
          </p>
        )}
      </section>
      <section className="card p-md">
        <h2 className="size-lg">{texts.buyer}</h2>
        <Party party={buyer} />
        {buyer.code === '' ? null : (
          <p className="soft small">{texts.customerNumber(buyer.code)}</p>
        )}
      </section>
    </div>
  )
}

function Party({ party }: { party: PaperContent['buyer'] | PaperContent['seller'] }) {
  return (
    <address className={`${styles.party} anywhere`}>
      <span className="block bold">{party.name}</span>
      <span className="block">{party.address}</span>
      <span className="block">
        {party.city} {party.zip_code}
      </span>
      <span className="block">{party.phone_number}</span>
    </address>
  )
}
