import type { ReportReason } from '@halles/domain/photo.ts'

const NBSP = '\u00a0'

const fr = {
  title: 'Photos',
  hint: 'La première est montrée dans les listes. JPEG, PNG, WebP ou AVIF.',
  choose: 'Choisir des photos',
  take: 'Prendre une photo',
  drop: 'ou déposez-les ici',
  adding: (place: number, of: number) =>
    of > 1 ? `Ajout de la photo ${place} sur ${of}…` : 'Ajout de la photo…',
  added: 'Photo ajoutée',
  /** Of a product that is not there yet. */
  chosen: (count: number) =>
    count > 1
      ? `${count} photos seront ajoutées quand le produit sera créé.`
      : '1 photo sera ajoutée quand le produit sera créé.',
  failed: (name: string, why: string) => `${name}${NBSP}: photo non ajoutée. ${why}`,
  again: 'Réessayer',
  forget: 'Abandonner',
  full: `Ce produit a 4 photos, le maximum.`,
  notAll: (kept: number) =>
    `Il reste de la place pour ${kept}${NBSP}: les autres ne sont pas ajoutées.`,
  photo: (place: number, of: number) => `Photo ${place} sur ${of}`,
  first: 'Dans les listes',
  reported: 'Signalée',
  hidden: 'Masquée par Halles',
  earlier: (place: number) => `Avancer la photo ${place}`,
  later: (place: number) => `Reculer la photo ${place}`,
  moved: (place: number) => `Photo en place ${place}`,
  remove: (place: number) => `Retirer la photo ${place}`,
  removeTitle: 'Retirer cette photo?',
  removeText:
    'Elle disparaît aussitôt des listes. Pour la remettre, il faudra l’envoyer de nouveau.',
  removeIt: 'Retirer',
  removed: 'Photo retirée',
  of: (name: string, place: number, count: number) =>
    count > 1 ? `${name}, photo ${place} sur ${count}` : name,
  report: 'Signaler la photo',
  reportTitle: 'Signaler cette photo',
  reportText: 'Halles la regarde et décide. Le fournisseur ne sait pas qui l’a signalée.',
  reason: 'Motif',
  reasons: {
    other_product: 'Elle montre un autre produit',
    misleading: 'Elle trompe sur le produit',
    rights: 'Elle appartient à quelqu’un d’autre',
    offensive: 'Elle est choquante',
  } satisfies Record<ReportReason, string>,
  send: 'Signaler',
  sent: 'Merci. La photo sera examinée.',
  reviewed: { reported: 'Signalées', hidden: 'Masquées' },
  noneReviewed: {
    reported: 'Aucune photo n’est signalée.',
    hidden: 'Aucune photo n’est masquée.',
  },
  reportedBy: (restaurant: string, reason: string, at: string) =>
    `${restaurant}${NBSP}: ${reason.toLowerCase()}, ${at}`,
  hide: 'Masquer',
  keep: 'Garder',
  showAgain: 'Montrer de nouveau',
  decided: 'Décision enregistrée',
}

const en: typeof fr = {
  title: 'Photos',
  hint: 'The first is shown in lists. JPEG, PNG, WebP or AVIF.',
  choose: 'Choose photos',
  take: 'Take a photo',
  drop: 'or drop them here',
  adding: (place, of) => (of > 1 ? `Adding photo ${place} of ${of}…` : 'Adding the photo…'),
  added: 'Photo added',
  chosen: (count) =>
    count > 1
      ? `${count} photos will be added once the product is created.`
      : '1 photo will be added once the product is created.',
  failed: (name, why) => `${name}: photo not added. ${why}`,
  again: 'Try again',
  forget: 'Give up',
  full: 'This product has 4 photos, the most it can have.',
  notAll: (kept) => `There is room for ${kept}: the others are not added.`,
  photo: (place, of) => `Photo ${place} of ${of}`,
  first: 'In lists',
  reported: 'Reported',
  hidden: 'Hidden by Halles',
  earlier: (place) => `Move photo ${place} forward`,
  later: (place) => `Move photo ${place} back`,
  moved: (place) => `Photo at place ${place}`,
  remove: (place) => `Remove photo ${place}`,
  removeTitle: 'Remove this photo?',
  removeText: 'It disappears from lists at once. To have it again you will have to send it again.',
  removeIt: 'Remove',
  removed: 'Photo removed',
  of: (name, place, count) => (count > 1 ? `${name}, photo ${place} of ${count}` : name),
  report: 'Report the photo',
  reportTitle: 'Report this photo',
  reportText: 'Halles looks at it and decides. The supplier does not learn who reported it.',
  reason: 'Reason',
  reasons: {
    other_product: 'It shows another product',
    misleading: 'It misleads about the product',
    rights: 'It belongs to someone else',
    offensive: 'It is offensive',
  },
  send: 'Report',
  sent: 'Thank you. The photo will be looked at.',
  reviewed: { reported: 'Reported', hidden: 'Hidden' },
  noneReviewed: { reported: 'No photo is reported.', hidden: 'No photo is hidden.' },
  reportedBy: (restaurant, reason, at) => `${restaurant}: ${reason.toLowerCase()}, ${at}`,
  hide: 'Hide',
  keep: 'Keep',
  showAgain: 'Show again',
  decided: 'Decision recorded',
}

/** Photos of products: in the supplier's form, reported by restaurants, reviewed by operators. */
export const photosTexts = { fr, en }
