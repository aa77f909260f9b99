import { useQueryClient } from '@tanstack/react-query'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { Business } from '../../../features/accounts/business.tsx'
import { OwnData } from '../../../features/accounts/own-data.tsx'
import { PromotionChoices } from '../../../features/promotions/promotion-choices.tsx'
import { useTexts } from '../../../platform/language/language.ts'
import { useMay, useMember } from '../../../platform/session/viewer.ts'
import { LogOut } from '../../-log-out.tsx'
import { afterMove } from './after-move.ts'

const Profile = lazyComponent(
  async () => (await import('../../../features/accounts/profile.tsx')).Profile,
)
const ChangePassword = lazyComponent(
  async () => (await import('../../../features/passwords/change-password.tsx')).ChangePassword,
)
const LeaveTeam = lazyComponent(
  async () => (await import('../../../features/team/leave-team.tsx')).LeaveTeam,
)

export function Info({ kind }: { kind: 'restaurant' | 'supplier' }) {
  const client = useQueryClient()
  const isOwners = useMay('settings')
  const mayManageOrders = useMay('manage_orders')
  return (
    <>
      <Business kind={kind} onMoved={() => kind === 'restaurant' && afterMove(client)} />
      {kind === 'supplier' && mayManageOrders ? <DeliveryDaysLink /> : null}
      {kind === 'restaurant' && mayManageOrders ? <SubstitutesLink /> : null}
      {isOwners && kind === 'restaurant' ? <PromotionChoices /> : null}
      {isOwners ? <OwnData of="business" /> : null}
      <LogOutAtEnd />
    </>
  )
}

function DeliveryDaysLink() {
  const { accounts } = useTexts()
  return (
    <p className="mt-md">
      <ButtonLink to="/supplier/delivery" variant="default">
        {accounts.deliveryDays}
      </ButtonLink>
    </p>
  )
}

function SubstitutesLink() {
  const { accounts } = useTexts()
  return (
    <p className="mt-md">
      <ButtonLink to="/substitutes" variant="default">
        {accounts.substitutes}
      </ButtonLink>
    </p>
  )
}

export function OwnProfile() {
  const member = useMember()
  return (
    <>
      <Profile
        actions={
          <>
            <ChangePassword />
            {member ? <LeaveTeam business={member.business} /> : null}
          </>
        }
      />
      <OwnData of="person" />
      <LogOutAtEnd />
    </>
  )
}

/** product.md 2 has it in the info; it ends the profile too. */
function LogOutAtEnd() {
  return (
    <div className="mt-xl">
      <LogOut />
    </div>
  )
}
