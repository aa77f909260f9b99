import { de } from '../elision.ts'

const NBSP = '\u00a0'

/** Mails to a supplier about the photos of its products. */
export const photos = {
  hidden: {
    subject: (product: string) => `${product}${NBSP}: photo masquée par Halles`,
    intro: (product: string) =>
      `Halles a masqué une photo ${de(product)}. Les restaurants ne la voient plus.`,
    which: 'Photo',
    itemCode: 'Code d’article',
    next: 'Retirez-la du produit, puis ajoutez-en une autre. Si vous croyez à une erreur, écrivez-nous.',
    action: 'Voir les photos du produit',
  },
}
