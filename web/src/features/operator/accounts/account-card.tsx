import { Anchor, Paper } from '@mantine/core'
import type { ReactNode } from 'react'
import { Facts } from '../../../components/facts.tsx'
import { Money } from '../../../components/money.tsx'
import { Notice } from '../../../components/notice.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { useFormat } from '../../../platform/language/language.ts'
import type { ReviewedAccount } from '../operator-queries.ts'
import { useOperatorTexts } from '../use-operator-texts.ts'
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

/** Everything a business entered, and what can be decided about it. */
export function AccountCard({ account, onTransitioned }: AccountCardProps) {
  const operator = useOperatorTexts()
  const { moment } = useFormat()
  return (
    <Paper component="article" withBorder p="lg" className={styles.account}>
      <div className={styles.top}>
        <div>
          <h2>{account.name}</h2>
          <p>
            <Facts>
              {operator.kind[account.kind]}
              {operator.signedUp(moment(account.created_at))}
            </Facts>
          </p>
        </div>
        <StatusBadge tone={TONES[account.status]}>{operator.status[account.status]}</StatusBadge>
      </div>
      {account.has_look_alike ? <Notice tone="pending">{operator.similarName}</Notice> : null}
      <AccountFacts account={account} />
      <AccountTransitions account={account} onTransitioned={onTransitioned} />
    </Paper>
  )
}

function AccountFacts({ account }: { account: ReviewedAccount }) {
  const operator = useOperatorTexts()
  const { user, members, minimum_order_price: minimum, supplier_cities: cities } = account
  return (
    <dl className={styles.facts}>
      <Fact term={operator.person}>{`${user.first_name} ${user.last_name}`}</Fact>
      <Fact term={operator.email}>
        <Anchor className="standalone-link" href={`mailto:${user.email}`}>
          {user.email}
        </Anchor>
      </Fact>
      {members.length < 2 ? null : (
        <Fact term={operator.members} wide>
          <ul>
            {members.map(({ first_name, last_name, email, role }) => (
              <li key={email}>{operator.member(`${first_name} ${last_name}`, email, role)}</li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact term={operator.phone}>{account.phone_number}</Fact>
      <Fact term={operator.address}>
        {`${account.address}, ${account.city} ${account.zip_code}`}
      </Fact>
      <Fact term={operator.language}>{operator.languages[account.language]}</Fact>
      {minimum === null ? null : (
        <Fact term={operator.minimum}>
          <Money amount={minimum} />
        </Fact>
      )}
      {cities.length === 0 ? null : <Cities names={cities} />}
      {account.refusal_reason === null ? null : (
        <Fact term={operator.refusalReason} wide>
          {account.refusal_reason}
        </Fact>
      )}
    </dl>
  )
}

/** A supplier may serve a thousand: their number first, the names when asked for. */
function Cities({ names }: { names: readonly string[] }) {
  const operator = useOperatorTexts()
  const few = names.length <= 12
  return (
    <Fact term={operator.cities} wide>
      {few ? (
        names.join(', ')
      ) : (
        <details className={styles.cities}>
          <summary>{operator.cityCount(names.length)}</summary>
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
