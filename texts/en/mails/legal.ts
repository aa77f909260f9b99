import type { MailTexts } from '../../fr/mails.ts'

export const legal: MailTexts['legal'] = {
  runBy: (name, address) =>
    address === undefined ? `Halles is run by ${name}.` : `Halles is run by ${name}, ${address}.`,
}
