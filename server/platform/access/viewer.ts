import type { Access } from '@halles/contract/endpoint.ts'
import type { Language } from '@halles/contract/language.ts'
import type { AccountKind } from '@halles/domain/account.ts'
import { mayDo, type Permission, type Role } from '@halles/domain/role.ts'
import { refuse } from '../endpoint/refusal-class.ts'

declare const brand: unique symbol
type Id<Name> = number & { readonly [brand]: Name }

/** Ids that only the auth guard makes: a query on somebody's data takes one of them second. */
export type AccountId = Id<'account'>
export type PersonId = Id<'person'>
export type RestaurantId = Id<'restaurant'>
export type SupplierId = Id<'supplier'>
export type OperatorId = Id<'operator'>

type SignedIn = {
  personId: PersonId
  personPublicId: string
  /** The business that the session acts for. */
  accountId: AccountId
  accountPublicId: string
  /** In that business. */
  role: Role
  language: Language
  sessionToken: string
}
export type Visitor = { kind: 'visitor' }
export type RestaurantViewer = SignedIn & { kind: 'restaurant'; restaurantId: RestaurantId }
export type SupplierViewer = SignedIn & { kind: 'supplier'; supplierId: SupplierId }
export type OperatorViewer = SignedIn & { kind: 'operator'; operatorId: OperatorId }
export type SignedInViewer = RestaurantViewer | SupplierViewer | OperatorViewer
export type Viewer = Visitor | SignedInViewer

/** The viewers a handler may get, by the endpoint's access. */
export type ViewerOf<A extends Access> = {
  public: Viewer
  'signed-in': SignedInViewer
  restaurant: RestaurantViewer
  supplier: SupplierViewer
  trade: RestaurantViewer | SupplierViewer
  operator: OperatorViewer
}[A]

const ALLOWED: Record<Access, readonly Viewer['kind'][]> = {
  public: ['visitor', 'restaurant', 'supplier', 'operator'],
  'signed-in': ['restaurant', 'supplier', 'operator'],
  restaurant: ['restaurant'],
  supplier: ['supplier'],
  trade: ['restaurant', 'supplier'],
  operator: ['operator'],
}

/**
 * Returns the viewer when the endpoint's access allows its kind, or refuses with `not_authorized`; with `not_permitted` when
 * its role in the business lacks the permission that the endpoint needs.
 */
export function authorize<A extends Access>(
  { access, needs }: { access: A; needs?: Permission },
  viewer: Viewer,
): ViewerOf<A> {
  // guard: access: the kind of account [access-matrix]
  if (!ALLOWED[access].includes(viewer.kind)) throw refuse('not_authorized')
  if (needs && (viewer.kind === 'visitor' || !mayDo(viewer.role, needs))) {
    throw refuse('not_permitted')
  }
  return viewer as ViewerOf<A>
}

type SessionOf = {
  role: Role
  person_id: number
  person_public_id: string
  account_id: number
  account_public_id: string
  kind: AccountKind
  language: Language
}

/** The viewer that a live session stands for. */
export function viewerOf(session: SessionOf, sessionToken: string): SignedInViewer {
  const { account_id: id, account_public_id: accountPublicId, kind, role, language } = session
  const personId = session.person_id as PersonId
  const signedIn = {
    personId,
    personPublicId: session.person_public_id,
    accountId: id as AccountId,
    accountPublicId,
    role,
    language,
    sessionToken,
  }
  if (kind === 'restaurant') return { ...signedIn, kind, restaurantId: id as RestaurantId }
  if (kind === 'supplier') return { ...signedIn, kind, supplierId: id as SupplierId }
  return { ...signedIn, kind, operatorId: id as OperatorId }
}
