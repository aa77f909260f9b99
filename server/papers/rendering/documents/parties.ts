import type { PaperBuyer, PaperParty } from '@halles/domain/papers/paper.ts'
import type { PaperTexts } from '@halles/texts/fr/papers.ts'
import type { PaperBlock, Party, Words } from '../paper-document.ts'
import type { Say } from '../words.ts'

/** Who sells and who buys, side by side. `buyer`: what the second is called. */
export function partiesOf(
  say: Say,
  { supplier, customer }: { supplier: PaperParty; customer: PaperBuyer },
  buyer: 'customer' | 'deliverTo' = 'customer',
): PaperBlock {
  const numbered: Words[] =
    customer.code === '' ? [] : [say((texts) => texts.customerNumber(customer.code))]
  return {
    is: 'parties',
    parties: [
      partyOf(say, (texts) => texts.supplier, supplier),
      partyOf(say, (texts) => texts[buyer], customer, numbered),
    ],
  }
}

function partyOf(
  say: Say,
  label: (texts: PaperTexts) => string,
  { name, address, city, zipCode, phoneNumber }: PaperParty,
  others: readonly Words[] = [],
): Party {
  return {
    label: say(label),
    name,
    lines: [
      ...(address === '' ? [] : [address]),
      [city, zipCode].filter((part) => part !== '').join(' '),
      ...(phoneNumber === '' ? [] : [phoneNumber]),
      ...others,
    ],
  }
}
