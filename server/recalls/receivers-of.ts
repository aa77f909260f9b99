import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Reader } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { findProductOfLot, readLotReceivers } from './lot-receivers-sql.ts'

type Asked = { lot: string; product_public_id?: string | undefined }

/** Who received a lot, as it is answered, and of which product it was asked; undefined for a product that is not the supplier's. */
export async function receiversOf(
  reader: Reader,
  supplierId: SupplierId,
  { lot, product_public_id }: Asked,
): Promise<
  { productId: number | null; receivers: Output<Endpoints['getLotReceivers']> } | undefined
> {
  const named =
    product_public_id === undefined
      ? null
      : await findProductOfLot(reader, supplierId, product_public_id)
  if (named === undefined) return undefined
  const productId = named?.id ?? null
  const found = await readLotReceivers(reader, supplierId, { lot, productId })
  const product = named && {
    public_id: named.public_id,
    name_fr: named.name_fr,
    name_en: named.name_en,
  }
  // As it stands on labels, however it was typed.
  const written = found.receivers[0]?.lines[0]?.lot ?? lot
  return { productId, receivers: { lot: written, product, ...found } }
}
