import { operatorTexts } from '@halles/texts/pages/operator.ts'
import type { ReactNode } from 'react'
import { Facts } from '../../../components/facts.tsx'
import { Money } from '../../../components/money.tsx'
import { Notice } from '../../../components/notice.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import type { ReviewedAccount } from '../operator-queries.ts'
import styles from './account-card.module.css'
import { AccountTransitions } from './account-transitions.tsx'

const TONES: Record<ReviewedAccount['status'], Tone> = {
  pending: 'pending',
  active: 'accepted',
  suspended: 'cancelled',
  refused: 'cancelled',
  closed: 'done',
}

type AccountCardProps = { account: ReviewedAccount; onTransitioned: () => void }

export function AccountCard({ account, onTransitioned }: AccountCardProps) {
  const texts = useTextsOf(operatorTexts)
  const { moment } = useFormat()
  return (
    <article className={`${styles.account} grid gap-md card p-lg`}>
      <div className={`${styles.top} between gap-xs-md align-start row`}>
        <div>
          <h2>{account.name}</h2>
          <p>
            <Facts>
              {texts.kind[account.kind]}
              {texts.signedUp(moment(account.created_at))}
            </Facts>
          </p>
        </div>
        <StatusBadge tone={TONES[account.status]}>{texts.status[account.status]}</StatusBadge>
      </div>
      {account.has_look_alike ? <Notice tone="pending">{texts.similarName}</Notice> : null}
      <AccountFacts account={account} />
      <AccountTransitions account={account} onTransitioned={onTransitioned} />
    </article>
  )
}

function AccountFacts({ account }: { account: ReviewedAccount }) {
  const texts = useTextsOf(operatorTexts)
  const { user, members, minimum_order_price: minimum, supplier_cities: cities } = account
  return (
    <dl className={styles.facts}>
      <Fact term={texts.person}>{`${user.first_name} ${user.last_name}`}</Fact>
      <Fact term={texts.email}>
        <a className="standalone-link" href={`mailto:${user.email}`}>
          {user.email}
        </a>
      </Fact>
      {members.length < 2 ? null : (
        <Fact term={texts.members} wide>
          <ul>
            {members.map(({ first_name, last_name, email, role }) => (
              <li key={email}>{texts.member(`${first_name} ${last_name}`, email, role)}</li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact term={texts.phone}>{account.phone_number}</Fact>
      <Fact term={texts.address}>{`${account.address}, ${account.city} ${account.zip_code}`}</Fact>
      <Fact term={texts.language}>{texts.languages[account.language]}</Fact>
      {minimum === null ? null : (
        <Fact term={texts.minimum}>
          <Money amount={minimum} />
        </Fact>
      )}
      {cities.length === 0 ? null : <Cities names={cities} />}
      {account.refusal_reason === null ? null : (
        <Fact term={texts.refusalReason} wide>
          {account.refusal_reason}
        </Fact>
      )}
    </dl>
  )
}

/** A supplier may serve a thousand: their number first, the names when asked for. */
function Cities({ names }: { names: readonly string[] }) {
  const texts = useTextsOf(operatorTexts)
  const few = names.length <= 12
  return (
    <Fact term={texts.cities} wide>
      {few ? (
        names.join(', ')
      ) : (
        <details className={styles.cities}>
          <summary>{texts.cityCount(names.length)}</summary>
          {names.join(', ')}
        </details>
      )}
    </Fact>
  )
}

type FactProps = { term: string; wide?: boolean; children: ReactNode }

function Fact({ term, wide = false, children }: FactProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
