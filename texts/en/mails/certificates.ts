import type { MailTexts } from '../../fr/mails.ts'

export const certificates: MailTexts['certificates'] = {
  ending: {
    subject: (mark, day) => `${mark}: certificate valid until ${day}`,
    intro: (supplier, day) =>
      `A certificate of ${supplier} expires on ${day}. After that day, restaurants will no longer see this claim on your products.`,
    mark: 'Claim',
    body: 'Certification body',
    number: 'Certificate number',
    next: 'If it has been renewed, enter its new last day in your account.',
    action: 'Update the certificate',
  },
}
