import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { FactList } from '../../components/fact-list.tsx'
import { Money } from '../../components/money.tsx'
import { Notice } from '../../components/notice.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { kindOf, type OwnAccount } from './own-account.ts'

type BusinessViewProps = {
  account: OwnAccount
  /** The last save failed, and what was typed waits. */
  isUnsaved: boolean
  /** Undefined for whoever may only read it. */
  onEdit: (() => void) | undefined
}

export function BusinessView({ account, isUnsaved, onEdit }: BusinessViewProps) {
  const { accounts } = useTexts()
  const { user } = account
  return (
    <>
      {isUnsaved ? (
        <Notice tone="error" action={<Button onClick={onEdit}>{accounts.restoreChanges}</Button>}>
          {accounts.changesNotSaved}
        </Notice>
      ) : null}
      <Facts account={account} />
      {onEdit ? (
        <Button className="mt-lg" icon={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {accounts.edit}
        </Button>
      ) : (
        <p className="soft mt-lg">{accounts.ownersOnly(`${user.first_name} ${user.last_name}`)}</p>
      )}
    </>
  )
}

function Facts({ account }: { account: OwnAccount }) {
  const { accounts } = useTexts()
  const { user, minimum_order_price: minimum, supplier_cities: cities, open_to: openTo } = account
  const isSupplier = kindOf(account) === 'supplier'
  return (
    <FactList
      facts={[
        [isSupplier ? accounts.supplierName : accounts.restaurantName, account.name],
        [accounts.phone, account.phone_number],
        [accounts.address, account.address],
        [accounts.city, account.city],
        [accounts.zipCode, account.zip_code],
        [accounts.personInCharge, `${user.first_name} ${user.last_name}`],
        [accounts.email, user.email],
        ...(minimum === undefined
          ? []
          : [[accounts.minimumOrder, <Money key="minimum" amount={minimum} />] as const]),
        ...(openTo === undefined ? [] : [[accounts.openTo, accounts.openToNames[openTo]] as const]),
        ...(cities === undefined
          ? []
          : [[accounts.citiesServed, <CityNames key="cities" names={cities} />] as const]),
      ]}
    />
  )
}

/** More would push everything else off the screen. */
const SHOWN = 30

function CityNames({ names }: { names: readonly string[] }) {
  const { accounts } = useTexts()
  const [all, setAll] = useState(false)
  if (all || names.length <= SHOWN) return names.join(', ')
  return (
    <>
      {names.slice(0, SHOWN).join(', ')}
      {'… '}
      <button className="link" type="button" onClick={() => setAll(true)}>
        {accounts.showAll(names.length)}
      </button>
    </>
  )
}
