export const id = (letter: string) => letter.repeat(32)
export const PAPER = id('a')
export const CREDIT = id('b')
export const ORDER = id('c')
export const OTHER = {
  public_id: id('d'),
  name: 'Restaurant de l’Anse-au-Griffon et du Vieux-Moulin',
}
export const SELLER = { public_id: id('e'), name: 'Pêcheries Saint-Laurent et fils ltée' }

const today = new Date()
export const dayBack = (days: number) =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)
export const thisMonth = dayBack(0).slice(0, 7)

const PAYMENT = {
  ...{
    public_id: id('6'),
    business: OTHER,
    amount: '500.00',
    paid_on: dayBack(3),
    method: 'cheque',
  },
  ...{ reference: 'nº 004512', at: `${dayBack(3)}T15:00:00Z`, by: { first_name: 'Marie-Ève' } },
  ...{ reverses: null, reversed_by: null },
  shares: [{ paper_public_id: PAPER, label: 'PSL-000241', amount: '500.00' }],
}
export const PAYMENTS = [
  PAYMENT,
  {
    ...PAYMENT,
    public_id: id('7'),
    amount: '-250.00',
    reverses: id('8'),
    method: 'transfer',
    reference: '',
  },
  {
    ...PAYMENT,
    public_id: id('8'),
    amount: '250.00',
    reversed_by: id('7'),
    method: 'transfer',
    reference: '',
  },
  { ...PAYMENT, public_id: id('9'), amount: '80.00', method: 'interac', shares: [] },
]

export const UNPAID = { open: '12762.83', due: '3175.22', overdue: '1587.61', credit: '80.00' }
const OPEN = {
  ...{ public_id: PAPER, label: 'PSL-000241', issued_on: dayBack(9), due_on: dayBack(-21) },
  ...{ total: '1587.61', balance: '1087.61', state: 'open' },
}
export const BALANCE = {
  ...{ business: OTHER, today: dayBack(0), ...UNPAID },
  invoices: [
    {
      ...OPEN,
      public_id: id('0'),
      label: 'PSL-000198',
      due_on: dayBack(15),
      state: 'overdue',
      balance: '1587.61',
    },
    OPEN,
  ],
  count: 2,
}
