const NBSP = '\u00a0'

const count = (number: number, one: string, several: string) =>
  `${number} ${number > 1 ? several : one}`

const fr = {
  title: 'Photos de plusieurs produits',
  text: `Un fichier ZIP d’au plus 500 photos, ou des photos choisies ensemble. Chacune porte le code d’article de son produit${NBSP}: A12.jpg, puis A12-2.jpg pour une deuxième.`,
  choose: 'Choisir un ZIP ou des photos',
  drop: 'ou déposez-les ici',
  reading: 'Lecture des noms…',
  problems: {
    unreadable: 'Ce fichier n’est pas un ZIP lisible. Refaites-le, puis réessayez.',
    too_many: 'Plus de 500 photos. Envoyez-les en plusieurs fois.',
  },
  found: (photos: number, products: number) =>
    photos === 0
      ? 'Aucune photo ne porte le code d’un de vos produits.'
      : `${count(photos, 'photo', 'photos')} pour ${count(products, 'produit', 'produits')}`,
  unknown: (photos: number) => `${count(photos, 'photo', 'photos')} sans produit de ce code`,
  full: (photos: number) => `${count(photos, 'photo', 'photos')} d’un produit qui en a déjà 4`,
  add: (photos: number) => (photos > 1 ? `Ajouter ${photos} photos` : 'Ajouter la photo'),
  other: 'Choisir autre chose',
  progress: 'Photos ajoutées',
  adding: (done: number, of: number) => `${done} sur ${of}`,
  stay: 'Gardez cette page ouverte. Si elle se ferme, recommencez avec le même fichier\u00a0: aucune photo n’est ajoutée deux fois.',
  goOn: 'Continuer',
  done: (photos: number) => `${count(photos, 'photo ajoutée', 'photos ajoutées')}`,
}

const en: typeof fr = {
  title: 'Photos of several products',
  text: 'A ZIP file of at most 500 photos, or photos chosen together. Each is named by the item code of its product: A12.jpg, then A12-2.jpg for a second one.',
  choose: 'Choose a ZIP or photos',
  drop: 'or drop them here',
  reading: 'Reading the names…',
  problems: {
    unreadable: 'This file is not a readable ZIP. Make it again, then try again.',
    too_many: 'More than 500 photos. Send them in several parts.',
  },
  found: (photos, products) =>
    photos === 0
      ? 'No photo is named by the code of one of your products.'
      : `${count(photos, 'photo', 'photos')} for ${count(products, 'product', 'products')}`,
  unknown: (photos) => `${count(photos, 'photo', 'photos')} without a product of this code`,
  full: (photos) => `${count(photos, 'photo', 'photos')} of a product that already has 4`,
  add: (photos) => (photos > 1 ? `Add ${photos} photos` : 'Add the photo'),
  other: 'Choose something else',
  progress: 'Photos added',
  adding: (done, of) => `${done} of ${of}`,
  stay: 'Keep this page open. If it closes, begin again with the same file: no photo is added twice.',
  goOn: 'Go on',
  done: (photos) => `${count(photos, 'photo added', 'photos added')}`,
}

/** Photos of many products at once, named by item code. */
export const photoArchiveTexts = { fr, en }
