import {
  updateRestaurantAccount,
  updateSupplierAccount,
} from '@halles/contract/endpoints/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { BusinessFields } from '../../components/account-fields/account-fields.tsx'
import { accountPath, cityProblems } from '../../components/account-fields/account-values.ts'
import { cityListOptions } from '../../components/account-fields/cities.ts'
import { DraftNotice } from '../../components/form/draft-notice.tsx'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { errorMessage, isForbidden } from '../../platform/api/api.ts'
import { useLanguage, useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ownAccountKey } from './account-queries.ts'
import {
  type BusinessCopy,
  businessValuesOf,
  type OwnBusinessValues,
  restaurantBody,
  saveBusiness,
  supplierBody,
} from './business-values.ts'
import { namesFields } from './names-fields.ts'
import { OpenToField } from './open-to-field.tsx'
import { kindOf, type OwnAccount } from './own-account.ts'
import type { OwnProfile } from './profile-values.ts'

type BusinessFormProps = {
  account: OwnAccount
  profile: OwnProfile
  onSaved: () => void
  onMoved: () => void
  onCancel: () => void
  /** The save failed for no reason of the form's; the draft holds what was typed. */
  onFailed: () => void
}

export function BusinessForm(props: BusinessFormProps) {
  const { account, profile, onSaved, onMoved, onCancel, onFailed } = props
  const { accounts, common } = useTexts()
  const comma = useLanguage() === 'fr'
  const { data: cities = [] } = useQuery(cityListOptions)
  const copyOf = (values: OwnBusinessValues) => ({ account, saver: profile, values, cities })
  const form = useCheckedForm({
    initialValues: businessValuesOf(account, comma),
    draft: 'profile',
    check: (values) => businessProblems(copyOf(values)),
    pathOf: accountPath,
  })
  const save = useSave(account, {
    onSaved() {
      form.clearDraft()
      onSaved()
    },
    onMoved,
    onFailed: (error) => (namesFields(error) ? form.setServerErrors(error) : onFailed()),
  })

  function cancel() {
    form.clearDraft()
    onCancel()
  }
  return (
    <div className="card pad form-width">
      <form {...form.formProps((values) => save.send(copyOf(values)))}>
        <DraftNotice form={form} />
        <BusinessFields form={form} kind={kindOf(account)} />
        {kindOf(account) === 'supplier' ? <OpenToField {...form.field('open_to')} /> : null}
        {profile.email === account.user.email ? null : (
          <p className="mt-lg">{accounts.contactHint}</p>
        )}
        <div className="row center gap-md mt-xl">
          <Button type="submit" loading={save.isPending}>
            {accounts.save}
          </Button>
          <Button variant="default" onClick={cancel}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </div>
  )
}

type SaveEnds = { onSaved: () => void; onMoved: () => void; onFailed: (error: Error) => void }

function useSave(account: OwnAccount, ends: SaveEnds) {
  const { accounts } = useTexts()
  const queryKey = ownAccountKey(kindOf(account))
  return useChange({
    call: saveBusiness,
    answers: queryKey,
    stale: queryKey,
    done(saved, { account: before }) {
      if (saved.city !== before.city) ends.onMoved()
      ends.onSaved()
      return accounts.saved
    },
    failed(error) {
      ends.onFailed(error)
      return isForbidden(error) ? errorMessage(error) : accounts.saveFailed
    },
  })
}

/** What is wrong with the edited copy. Apart from business-values.ts, because its schemas load zod. */
function businessProblems(copy: BusinessCopy): Problems<OwnBusinessValues> {
  const [schema, body] =
    kindOf(copy.account) === 'supplier'
      ? [updateSupplierAccount.input, supplierBody(copy)]
      : [updateRestaurantAccount.input, restaurantBody(copy)]
  return { ...problemsIn(schema, body, accountPath), ...cityProblems(copy.values, copy.cities) }
}
