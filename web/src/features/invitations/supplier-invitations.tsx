import { invitationsTexts } from '@halles/texts/pages/invitations.ts'
import { IconTruck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import {
  type InvitedValues,
  invitedBody,
  supplierInvitationsOptions,
} from './invitation-queries.ts'
import { InvitationTable } from './invitation-table.tsx'
import { InvitedFields, useInvitedForm } from './invited-fields.tsx'

/** How a restaurant invites its suppliers, and whom it has. */
export function SupplierInvitations() {
  const texts = useTextsOf(invitationsTexts)
  const query = useQuery(supplierInvitationsOptions)
  return (
    <div className="stack gap-xl">
      <InviteSupplier />
      <section className="stack gap-sm">
        <h2>{texts.suppliersList}</h2>
        <QueryState query={query} error={texts.loadError}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState icon={<IconTruck size={30} stroke={1.5} />}>
                {texts.noSuppliers}
              </EmptyState>
            ) : (
              <InvitationTable caption={texts.suppliersList} invitations={results} action={none} />
            )
          }
        </QueryState>
      </section>
    </div>
  )
}

const none = () => null

function InviteSupplier() {
  const texts = useTextsOf(invitationsTexts)
  const form = useInvitedForm()
  const invite = useChange({
    call: (values: InvitedValues, options) => api.supplierInvite(invitedBody(values), options),
    answers: supplierInvitationsOptions.queryKey,
    done(_, { email }) {
      form.reset()
      return texts.invited(email.trim())
    },
  })
  return (
    <section className="card pad">
      <p className="mb-md">{texts.suppliersText}</p>
      <form {...form.formProps(invite.send)}>
        <div className="stack">
          <InvitedFields form={form} />
          <FormFailure form={form} />
          <div>
            <Button type="submit" loading={invite.isPending}>
              {texts.send}
            </Button>
          </div>
        </div>
      </form>
    </section>
  )
}
