import { lockCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import { updateProducts } from '../catalogue/products/many-products-sql.ts'
import { insertProducts } from '../catalogue/products/products-sql.ts'
import { listCatalogue } from '../catalogue/products/whole-catalogue-sql.ts'
import type { Handler } from '../handler.ts'
import { catalogueDigest } from './catalogue-digest.ts'
import { listChanges } from './import-changes-sql.ts'
import { findImport, lockImport, updateToConfirmed } from './imports-sql.ts'

export const confirmImport: Handler<'confirmImport'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { supplierId } = viewer
  const locked = await lockCatalogue(tx, supplierId)
  const preview = await lockImport(tx, supplierId, input.public_id)
  if (!preview) throw refuse('not_found')
  if (!preview.confirmed_at) {
    const { added, edited } = await listChanges(tx, supplierId, input.public_id)
    if (added.length + edited.length === 0) throw refuse('import_empty')
    const catalogue = await listCatalogue(tx, supplierId)
    if (catalogueDigest(catalogue) !== preview.catalogue_digest) throw refuse('catalogue_changed')

    await insertProducts(
      tx,
      added.map((product) => ({ ...product, supplierId })),
    )
    const changed = await updateProducts(tx, locked, edited)
    if (changed < edited.length) throw refuse('catalogue_changed')
    await updateToConfirmed(tx, supplierId, preview.id)
  }
  const summary = await findImport(tx, supplierId, input.public_id)
  if (!summary) throw refuse('not_found')
  return summary
}
