import { SUPPLIER_REASONS, type SupplierReason } from '@halles/domain/reasons.ts'
import type { DraftFields } from '../../../platform/storage/drafts.ts'
import type { GivenReason } from '../changes/reason-field.tsx'
import type { SupplierOrder } from '../order-queries.ts'
import { replaceableLines } from './replaceable-lines.ts'
import { storedRecord } from './stored-record.ts'
import { type ProposedSubstitutes, substitutesFrom } from './substitutes.ts'

/** What a supplier is about to propose, with the version of the order that it is made of. */
export type SupplierProposal = {
  substitutes: ProposedSubstitutes
  day: string | undefined
  said: GivenReason<SupplierReason>
  version: number
}

export function isAnyProposed({ substitutes, day }: SupplierProposal): boolean {
  return day !== undefined || Object.keys(substitutes).length > 0
}

/** As it is stored on the device; nothing while nothing is proposed. */
export function supplierProposalFields(proposal: SupplierProposal): DraftFields {
  const { substitutes, day, said, version } = proposal
  if (!isAnyProposed(proposal)) return {}
  return {
    substitutes: JSON.stringify(substitutes),
    day: day ?? '',
    reason: said.reason ?? '',
    note: said.note,
    version: String(version),
  }
}

/** What was stored, as far as the order still has it; an older version may have written it. */
export function supplierProposalFrom(
  fields: DraftFields | undefined,
  { supplierOrder, orderProducts }: Pick<SupplierOrder, 'supplierOrder' | 'orderProducts'>,
): SupplierProposal {
  const lines = replaceableLines({ orderProducts }).map(({ public_id }) => public_id)
  const reason = SUPPLIER_REASONS.find((one) => one === fields?.reason)
  const day = typeof fields?.day === 'string' && fields.day !== '' ? fields.day : undefined
  return {
    substitutes: substitutesFrom(storedRecord(fields?.substitutes), new Set(lines)),
    day,
    said: { ...(reason && { reason }), note: typeof fields?.note === 'string' ? fields.note : '' },
    version: Number(fields?.version) || supplierOrder.order_version,
  }
}
