import { Button, Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Money } from '../../components/money.tsx'
import { Notice } from '../../components/notice.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { AccountFacts } from './account-facts.tsx'
import { CityNames } from './city-names.tsx'
import { kindOf, type OwnAccount } from './own-account.ts'
import { PendingEmail } from './pending-email.tsx'

type ProfileViewProps = {
  account: OwnAccount
  actions: ReactNode
  /** The last save failed, and what was typed waits. */
  isUnsaved: boolean
  onEdit: () => void
}

export function ProfileView({ account, actions, isUnsaved, onEdit }: ProfileViewProps) {
  const { accounts } = useTexts()
  return (
    <>
      {isUnsaved ? (
        <Notice tone="error" action={<Button onClick={onEdit}>{accounts.restoreChanges}</Button>}>
          {accounts.changesNotSaved}
        </Notice>
      ) : null}
      {account.pending_email === null ? null : (
        <PendingEmail account={account} address={account.pending_email} />
      )}
      <Facts account={account} />
      <Group mt="lg">
        <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {accounts.edit}
        </Button>
        {actions}
      </Group>
    </>
  )
}

function Facts({ account }: { account: OwnAccount }) {
  const { accounts } = useTexts()
  const { user, minimum_order_price: minimum, supplier_cities: cities } = account
  const isSupplier = kindOf(account) === 'supplier'
  return (
    <AccountFacts
      facts={[
        [isSupplier ? accounts.supplierName : accounts.restaurantName, account.name],
        [accounts.email, user.email],
        [accounts.phone, account.phone_number],
        [accounts.address, account.address],
        [accounts.city, account.city],
        [accounts.zipCode, account.zip_code],
        [accounts.personInCharge, `${user.first_name} ${user.last_name}`],
        ...(minimum === undefined
          ? []
          : [[accounts.minimumOrder, <Money key="minimum" amount={minimum} />] as const]),
        ...(cities === undefined
          ? []
          : [[accounts.citiesServed, <CityNames key="cities" names={cities} />] as const]),
      ]}
    />
  )
}
