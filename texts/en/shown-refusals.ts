import type { shownRefusals as french } from '../fr/shown-refusals.ts'

export const shownRefusals: typeof french = {
  not_permitted: 'Your role in this business does not allow this. Ask its owner.',
  cart_changed: 'Your cart has changed in the meantime. Check it, then place the order.',
  promotions_off:
    'Promotions are not offered on this site: it does not yet name who runs it, with an address. Write to us.',
  internal_error: 'An error occurred, please try again later.',
  import_empty: 'This file does not add or change any product.',
  customers_unchanged: 'This file does not add or change any customer.',
  prices_unchanged: 'This file does not change any price of the list.',
}
