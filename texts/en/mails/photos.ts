import type { MailTexts } from '../../fr/mails.ts'

export const photos: MailTexts['photos'] = {
  hidden: {
    subject: (product) => `${product}: photo hidden by Halles`,
    intro: (product) =>
      `Halles has hidden a photo of ${product}. Restaurants do not see it any more.`,
    which: 'Photo',
    itemCode: 'Item code',
    next: 'Remove it from the product, then add another one. If you believe this is a mistake, write to us.',
    action: 'See the product’s photos',
  },
}
