import { lockCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import { deleteProducts, updateProducts } from '../catalogue/products/many-products-sql.ts'
import type { Handler } from '../handler.ts'
import { listChanges } from './import-changes-sql.ts'
import { findImport, lockImport, updateToUndone } from './imports-sql.ts'

export const undoImport: Handler<'undoImport'> = async ({ input, viewer, tx, refuse }) => {
  const { supplierId } = viewer
  const catalogue = await lockCatalogue(tx, supplierId)
  const imported = await lockImport(tx, supplierId, input.public_id)
  if (!imported?.confirmed_at) throw refuse('not_found')
  if (!imported.undone_at) {
    const { added, edited } = await listChanges(tx, supplierId, input.public_id)
    const gone = added.map((product) => ({ publicId: product.publicId, as: product }))
    const back = edited.map(({ publicId, from, to }) => ({ publicId, from: to, to: from }))
    const undone =
      (await deleteProducts(tx, catalogue, gone)) + (await updateProducts(tx, catalogue, back))
    if (undone < gone.length + back.length) throw refuse('import_overtaken')
    await updateToUndone(tx, supplierId, imported.id)
  }
  const summary = await findImport(tx, supplierId, input.public_id)
  if (!summary) throw refuse('not_found')
  return summary
}
