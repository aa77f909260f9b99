import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Page } from '../../components/page.tsx'
import { LogOutButton } from '../../features/login/log-out-button.tsx'
import { AccountList } from '../../features/operator/accounts/account-list.tsx'
import { STATUS_CHOICES } from '../../features/operator/accounts/status-choices.ts'
import { ActionList } from '../../features/operator/action-list.tsx'
import { ConsentsDownload } from '../../features/operator/consents-download.tsx'
import { MessageList } from '../../features/operator/message-list.tsx'
import { ChangePassword } from '../../features/passwords/change-password.tsx'
import { oneOf, pageFrom, searchOf, searchText } from '../../platform/address/search.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'

const TABS = [
  'accounts',
  'messages',
  'cities',
  'actions',
  'photos',
  'taxes',
  'incidents',
  'security',
] as const
// As features/operator/photos shows them.
const PHOTOS = ['reported', 'hidden'] as const

const CityList = lazyComponent(
  async () => (await import('../../features/operator/cities/city-list.tsx')).CityList,
)
const IncidentList = lazyComponent(
  async () => (await import('../../features/operator/incidents/incident-list.tsx')).IncidentList,
)
const PhotoReviews = lazyComponent(
  async () => (await import('../../features/operator/photos/photo-reviews.tsx')).PhotoReviews,
)
const TaxRuleList = lazyComponent(
  async () => (await import('../../features/operator/taxes/tax-rule-list.tsx')).TaxRuleList,
)
const Security = lazyComponent(
  async () => (await import('../../features/operator/second-factor/security.tsx')).Security,
)

export const Route = createFileRoute('/_operator/operator')({
  validateSearch: searchOf({
    tab: oneOf(TABS),
    status: oneOf(STATUS_CHOICES),
    photos: oneOf(PHOTOS),
    search: searchText,
    page: pageFrom(1),
  }),
  component: Operator,
})

function Operator() {
  const texts = useTextsOf(operatorTexts)
  const { tab, status, photos, search, page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const asked = {
    search,
    onSearch: (text: string) =>
      navigate({ search: { tab, status, search: searchText(text) }, replace: true }),
    page,
    onPage: (to: number) =>
      navigate({ search: { tab, status, photos, search, page: to }, resetScroll: true }),
  }
  const contents = {
    accounts: (
      <AccountList
        {...asked}
        status={status ?? 'pending'}
        onStatus={(status) => navigate({ search: { status, search } })}
      />
    ),
    messages: <MessageList {...asked} />,
    cities: <CityList {...asked} />,
    actions: (
      <>
        <ConsentsDownload />
        <ActionList {...asked} />
      </>
    ),
    photos: (
      <PhotoReviews
        {...asked}
        state={photos ?? 'reported'}
        onState={(state) => navigate({ search: { tab, photos: state } })}
      />
    ),
    taxes: <TaxRuleList {...asked} />,
    incidents: <IncidentList {...asked} />,
    security: <Security password={<ChangePassword />} />,
  }
  return (
    <Page title={texts.title} action={<LogOutButton />}>
      <PageTabs
        fromAddress
        label={texts.title}
        value={tab ?? 'accounts'}
        onChange={(tab) => navigate({ search: { tab } })}
        tabs={TABS.map((value) => ({
          value,
          label: texts.tabs[value],
          content: contents[value],
        }))}
      />
    </Page>
  )
}
