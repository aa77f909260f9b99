import type { substitutes as fr } from '../fr/substitutes.ts'
import { substituteNames } from './substitute-names.ts'

export const substitutes: typeof fr = {
  title: 'Substitutes',
  intro:
    'When a product is missing, the supplier can propose another. Say what you want, by category or for a single supplier.',
  loadError: 'Your choices of substitutes could not be loaded.',
  choices: substituteNames,
  meanings: {
    never: 'No substitute. What is missing is not delivered.',
    ask: 'You answer each proposal. Without an answer, nothing is replaced.',
    same_or_cheaper:
      'Accepted in advance if the product is of the same category and costs no more. You are asked about others.',
  },
  byCategory: 'By category',
  categoriesTitle: 'By category',
  suppliersTitle: 'For a single supplier',
  supplierFirst: 'The choice for a supplier goes before that of the category.',
  noSuppliers:
    'You have ordered nothing in the last year. Find a supplier to choose what you want of it.',
  addSupplier: 'Add a supplier',
  supplierName: 'Name of the supplier',
  suppliersError: 'The suppliers could not be loaded.',
  found: (suppliers) =>
    suppliers === 0
      ? 'No supplier of this name.'
      : `${suppliers.toLocaleString('en-CA')} ${suppliers > 1 ? 'suppliers' : 'supplier'} found`,
  saved: 'Saved',
  undo: 'Undo',
  undoOf: (name) => `Undo: ${name}`,
  offline: 'Offline. Your choices can be changed once the connection is back.',
}
