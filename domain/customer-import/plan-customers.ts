import { foldText } from '../search.ts'
import type { CustomerFacts, CustomerRowFault, OwnPriceList, ReadCustomer } from './customer-row.ts'

/** Whom a supplier has as customer already; `emails`: of its contact, and at which it was invited. */
export type OwnCustomer = Pick<CustomerFacts, 'name' | 'code' | 'termsDays' | 'priceList'> & {
  restaurantId: number
  emails: readonly string[]
}
/** Whom it has named before, and nobody has followed the invitation. */
export type OwnInvitation = CustomerFacts & { id: number; email: string }

/** What becomes of a row once the supplier says yes: `restaurantId` of a customer, `invitationId` of one that was named before. */
export type PlannedCustomer =
  | ({ kind: 'new'; is: 'invitation'; email: string } & CustomerFacts)
  | ({ kind: 'changed' | 'unchanged'; email: string; before: CustomerFacts } & CustomerFacts &
      ({ is: 'customer'; restaurantId: number } | { is: 'invitation'; invitationId: number }))
  | { kind: 'faulty'; faults: CustomerRowFault[] }

/**
 * Holds each row against the supplier's own customers and those it has named before. A row with the address of a customer changes
 * that customer's code and terms, any other is an invitation. Nothing else is asked, so that nothing says who has an account
 * on Halles. Faulty are a customer that stands in the list before, an address of several customers, and a code that stands
 * in the list before or is another's, even where the list takes it away, so that the order of changes says nothing; and a price list
 * that the supplier has not, whatever its case and accents.
 */
export function planCustomers(
  rows: readonly ReadCustomer[],
  customers: readonly OwnCustomer[],
  invitations: readonly OwnInvitation[],
  priceLists: readonly OwnPriceList[] = [],
): PlannedCustomer[] {
  const findPriceList = priceListFinder(priceLists)
  const customersBy = Map.groupBy(
    customers.flatMap((customer) =>
      [...new Set(customer.emails)].map((email) => ({ email, customer })),
    ),
    ({ email }) => email,
  )
  const invitationBy = new Map(invitations.map((invitation) => [invitation.email, invitation]))
  const holderOf = new Map(
    [...customers.map(ofCustomer), ...invitations.map(ofInvitation)].flatMap(
      ({ key, before: { code } }) => (code === '' ? [] : [[code, key] as const]),
    ),
  )
  const seen = new Set<string>()
  const given = new Set<string>()

  return rows.map((row): PlannedCustomer => {
    if ('faults' in row) return faulty(...row.faults)
    const { email, code } = row
    const [match, ...others] = customersBy.get(email) ?? []
    if (others.length > 0) return faulty({ column: 'email', reason: 'customer_ambiguous' })
    const invitation = invitationBy.get(email)
    const known = match ? ofCustomer(match.customer) : invitation && ofInvitation(invitation)
    const key = known?.key ?? email
    if (seen.has(key) || seen.has(email)) {
      return faulty({ column: 'email', reason: 'customer_twice' })
    }
    if (code && given.has(code)) return faulty({ column: 'code', reason: 'code_twice' })
    const holder = code && holderOf.get(code)
    // guard: customer import: a code that is another's [plan-customers]
    if (holder && holder !== key) return faulty({ column: 'code', reason: 'code_taken' })
    const priceList = findPriceList(row.priceList)
    if (priceList && 'fault' in priceList) {
      return faulty({ column: 'price_list', reason: priceList.fault })
    }
    seen.add(key).add(email)
    if (code) given.add(code)
    return planOf({ ...row, priceList }, known)
  })
}

/** By the name as it is written, or else in any case and without accents; undefined: the row does not say. */
function priceListFinder(priceLists: readonly OwnPriceList[]) {
  const byName = new Map(priceLists.map((list) => [list.name, list]))
  const byKey = Map.groupBy(priceLists, ({ name }) => foldText(name))
  return (name: string | undefined) => {
    if (name === undefined) return undefined
    if (name === '') return null
    const [list, ...others] = byName.has(name)
      ? [byName.get(name)]
      : (byKey.get(foldText(name)) ?? [])
    // guard: customer import: own price lists alone [plan-customers]
    if (!list) return { fault: 'price_list_unknown' } as const
    return others.length > 0 ? ({ fault: 'price_list_ambiguous' } as const) : list
  }
}

type Known = ReturnType<typeof ofCustomer> | ReturnType<typeof ofInvitation>

function ofCustomer({ restaurantId, name, code, termsDays, priceList }: OwnCustomer) {
  // Its name and language are its own to say.
  const before: CustomerFacts = { name, code, termsDays, language: 'fr', priceList }
  return { is: 'customer', restaurantId, key: `customer ${restaurantId}`, before } as const
}

function ofInvitation({ id, name, code, termsDays, language, priceList }: OwnInvitation) {
  const before: CustomerFacts = { name, code, termsDays, language, priceList }
  return { is: 'invitation', invitationId: id, key: `invitation ${id}`, before } as const
}

type Said = Omit<Exclude<ReadCustomer, { faults: unknown }>, 'priceList'> & {
  priceList: OwnPriceList | null | undefined
}

function planOf({ email, name, ...said }: Said, known: Known | undefined): PlannedCustomer {
  const before = known?.before ?? {
    ...{ name, code: '', termsDays: null, language: 'fr' as const, priceList: null },
  }
  const after: CustomerFacts = {
    name: known?.is === 'customer' ? before.name : name,
    code: said.code ?? before.code,
    termsDays: said.termsDays === undefined ? before.termsDays : said.termsDays,
    language: known?.is === 'customer' ? before.language : (said.language ?? before.language),
    priceList: said.priceList === undefined ? before.priceList : said.priceList,
  }
  if (!known) return { kind: 'new', is: 'invitation', email, ...after }
  const { key: _, ...of } = known
  const isSame = JSON.stringify(after) === JSON.stringify({ ...after, ...before })
  return { kind: isSame ? 'unchanged' : 'changed', email, ...of, ...after }
}

function faulty(...faults: CustomerRowFault[]): PlannedCustomer {
  return { kind: 'faulty', faults }
}
