import type { PageTexts } from '../fr/page-texts.ts'

const NBSP = '\u00a0'

export const orderAgain: PageTexts['orderAgain'] = {
  title: 'Order again',
  again: 'Order again',
  againOf: (number, day) => `Order again, order no.${NBSP}${number} of ${day}`,
  likeLastTime: 'Like last time',
  likeLastWeekday: (weekday) => `Like last ${weekday}`,
  lastOrder: (number, day) => `no.${NBSP}${number}, ${day}`,
  size: (products, cases) =>
    `${products === 1 ? '1 product' : `${products.toLocaleString('en-CA')} products`}, ${
      cases === 1 ? '1 case' : `${cases.toLocaleString('en-CA')} cases`
    }`,
}
