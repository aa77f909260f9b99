import { BALANCE, CREDIT, dayBack, id, OTHER, PAPER, SELLER, thisMonth } from './paper-samples.ts'
import type { Screen } from './screen.ts'
import { staged } from './staged.ts'

const ENTRY = { due_on: null, method: null, day: dayBack(9) }
const STATEMENT = {
  ...{
    supplier: SELLER,
    restaurant: OTHER,
    month: thisMonth,
    from: `${thisMonth}-01`,
    to: dayBack(0),
  },
  opening: '1587.61',
  entries: [
    {
      ...ENTRY,
      kind: 'invoice',
      public_id: PAPER,
      label: 'PSL-000241',
      due_on: dayBack(-21),
      amount: '1587.61',
      balance: '3175.22',
    },
    {
      ...ENTRY,
      kind: 'credit_note',
      public_id: CREDIT,
      label: 'NC-000012',
      amount: '-71.25',
      balance: '3103.97',
    },
    {
      ...ENTRY,
      kind: 'payment',
      public_id: id('6'),
      label: 'nº 004512',
      method: 'cheque',
      amount: '-500.00',
      balance: '2603.97',
    },
    {
      ...ENTRY,
      kind: 'reversal',
      public_id: id('7'),
      label: '',
      method: 'transfer',
      amount: '250.00',
      balance: '2853.97',
    },
  ],
  ...{ invoiced: '1587.61', credited: '71.25', paid: '250.00', closing: '2853.97' },
}
const ANSWERS = { balance: BALANCE, statement: STATEMENT }

/** A month of one business, on both sides. */
export const statementScreens: Screen[] = [
  {
    name: 'statement',
    viewer: 'restaurant',
    path: `/statement/${SELLER.public_id}`,
    stage: staged(ANSWERS),
  },
  {
    name: 'supplier-statement',
    viewer: 'supplier',
    path: `/supplier/statement/${OTHER.public_id}`,
    stage: staged(ANSWERS),
  },
]
