import type { PageTexts } from '../fr/page-texts.ts'

export const restaurantOrders: PageTexts['restaurantOrders'] = {
  acceptedChanged: 'Accepted with changes',
  answers: (answered, asked) => {
    if (asked === 1) return answered === 1 ? 'Answered' : 'Waiting for the answer'
    return `${answered} of ${asked} answers`
  },
  changedBy: (supplier) => `Changed by ${supplier}`,
  credit: {
    asked: (supplier) => `Credit asked of ${supplier}`,
    granted: (supplier) => `Credit granted by ${supplier}`,
    partly: (supplier) => `Credit granted in part by ${supplier}`,
    refused: (supplier) => `Credit refused by ${supplier}`,
  },
  rejectedBy: (supplier) => `Rejected by ${supplier}`,
}
