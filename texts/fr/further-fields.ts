import type { FurtherName } from '@halles/domain/product-fields.ts'

type OfFields = Record<FurtherName, string>

/** Above a field of the form, and a column of a price list. */
export const labels: OfFields = {
  lead_days: 'Délai de commande (jours)',
  pick_place: 'Emplacement',
  item_code: 'Code d’article',
  gtin: 'GTIN (code-barres)',
  sold_by_weight: 'Vendu au poids',
  brand: 'Marque',
  origin: 'Provenance',
  made: 'Produit ou transformé',
  marks: 'Mentions',
  months: 'Saison',
  keep: 'Conservation',
  shelf_days: 'Durée de conservation (jours)',
  contains: 'Contient',
  may_contain: 'Peut contenir',
  deposit_containers: 'Contenants consignés par caisse',
  deposit_kind: 'Consigne',
  audience: 'Offert à',
}

/** Under a field of the form. */
export const hints: OfFields = {
  lead_days:
    'Combien de jours avant la livraison il faut le commander. 0\u00a0: selon vos jours de livraison.',
  pick_place: 'Facultatif. Où il est pris dans l’entrepôt\u00a0: seule votre équipe le voit.',
  item_code:
    'Facultatif. Votre propre code\u00a0: il figure sur les listes de préparation, et une importation retrouve le produit par lui.',
  gtin: 'Facultatif. 8, 12, 13 ou 14 chiffres, tels qu’ils figurent sous le code-barres de la caisse.',
  sold_by_weight:
    'Facturé selon le poids net pesé à la préparation\u00a0: le prix de la caisse en est l’estimation. Seulement en kg ou en lb.',
  brand: 'Facultatif.',
  origin: 'Le pays, ou la province canadienne.',
  made: 'Ce qui s’y est fait\u00a0: produit (cultivé, élevé, pêché) ou transformé.',
  marks:
    'Biologique, halal, casher et pêche durable ne sont montrés que si vous avez un certificat en vigueur.',
  months: 'Les mois où il est de saison. Hors saison, le produit reste en vente.',
  keep: 'La préparation des commandes regroupe les produits ainsi.',
  shelf_days: 'À compter de la livraison. 0\u00a0: non précisé.',
  contains: 'Ce que vous ne précisez pas n’est jamais montré comme absent.',
  may_contain: 'Traces possibles.',
  deposit_containers:
    'Une canette ou une bouteille compte pour un contenant. Une caisse de 24 canettes en a 24.',
  deposit_kind:
    '0,10\u00a0$ par contenant, 0,25\u00a0$ pour le verre de 500\u00a0ml et plus. Elle s’ajoute à la commande, sans compter dans le minimum.',
  audience:
    'Un produit offert aux clients seulement n’est vu que des restaurants qui ont un compte ouvert chez vous.',
}

/** In the activity: what was changed of a product. */
export const recorded: OfFields = {
  lead_days: 'délai de commande (jours)',
  pick_place: 'emplacement',
  item_code: 'code d’article',
  gtin: 'GTIN',
  sold_by_weight: 'vendu au poids',
  brand: 'marque',
  origin: 'provenance',
  made: 'produit ou transformé',
  marks: 'mentions',
  months: 'saison',
  keep: 'conservation',
  shelf_days: 'durée de conservation (jours)',
  contains: 'contient',
  may_contain: 'peut contenir',
  deposit_containers: 'contenants consignés',
  deposit_kind: 'consigne',
  audience: 'offert à',
}
