import type { orderText as fr } from '../fr/order-text.ts'

/** An order typed or pasted as text. */
export const orderText: typeof fr = {
  title: 'Type or paste an order',
  label: 'Your order, one product a line',
  hint: 'As you would dictate it. Cells of a spreadsheet can be pasted too. A line such as “Supplier’s name:” limits those that follow to this supplier. At most 200 lines.',
  example: '2 cases yellow onions\nmilk 2% x3\n20 kg carrots',
  read: 'Read the order',
  readAgain: 'Read again',

  linesTitle: 'What was read',
  nothing: 'No line was read.',
  summary(products: number, open: number) {
    const ready =
      products === 0
        ? 'No product is ready'
        : products === 1
          ? '1 product is ready'
          : `${products} products are ready`
    return open === 0
      ? `${ready}.`
      : `${ready}; ${open === 1 ? '1 line awaits' : `${open} lines await`} your choice.`
  },
  choose: 'Choose a product',
  leaveOut: 'Do not order',
  ignored: 'Ignored.',
  supplier: (name: string) => `The lines that follow are from ${name}.`,
  noSupplier: 'No supplier has this name; the lines that follow are searched for everywhere.',
  searchCatalogue: 'Search the catalogue',
  doubts: {
    not_found: 'Nothing like it in your recent orders.',
    several: 'Several products of your orders have these words.',
    not_sure: 'It is not certain that this is the product.',
    not_orderable: 'The usual product cannot be ordered at the moment.',
    amount_unclear: 'The line has several quantities.',
    amount_doubtful: 'Check the number of cases.',
  },
  notes: {
    one_assumed: 'No quantity typed: 1 case.',
    rounded_up: 'Rounded up to whole cases.',
    whole_cases: 'Only whole cases are sold.',
    much_more: 'These cases hold much more than you asked for.',
    cases_or_pieces: 'Cases or pieces? Here the number counts cases.',
    not_convertible: 'The quantity cannot be converted to cases.',
    too_many: 'A cart holds at most 9,999 cases of a product.',
  },
  inCart: (present: number, after: number) =>
    present === after
      ? `${present} already in the cart; this stays so.`
      : `${present} already in the cart; there will be ${after}.`,
  confirm: (products: number) => `Put into the cart (${products})`,
  confirmed: (products: number) =>
    products === 1 ? '1 product put into the cart.' : `${products} products put into the cart.`,
}
