import type { FurtherName } from '@halles/domain/product-fields.ts'

type OfFields = Record<FurtherName, string>

/** Above a field of the form, and a column of a price list. */
export const labels: OfFields = {
  lead_days: 'Délai de commande (jours)',
  pick_place: 'Emplacement',
}

/** Under a field of the form. */
export const hints: OfFields = {
  lead_days:
    'Combien de jours avant la livraison il faut le commander. 0\u00a0: selon vos jours de livraison.',
  pick_place: 'Facultatif. Où il est pris dans l’entrepôt\u00a0: seule votre équipe le voit.',
}

/** In the activity: what was changed of a product. */
export const recorded: OfFields = {
  lead_days: 'délai de commande (jours)',
  pick_place: 'emplacement',
}
