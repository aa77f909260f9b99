import type { questions as fr } from '../fr/tax-questions.ts'

const NO = 'No'
const YES = 'Yes'

export const questions: typeof fr = {
  is_food: {
    question: 'What is it?',
    answers: {
      food: 'A food or a drink',
      supplement: 'A supplement (vitamins, capsules, protein powder)',
      not_food: 'Something other than food',
    },
  },
  is_hot: {
    question: 'Is it sold hot, or with a catering service?',
    answers: { no: NO, yes: YES },
  },
  is_salad_or_sandwich: {
    question: 'Is it a prepared salad, a platter or a sandwich?',
    answers: {
      no: `${NO}, or a canned or vacuum-packed salad, or a frozen sandwich`,
      yes: YES,
    },
  },
  is_snack: {
    question: 'Is it a snack or a candy?',
    answers: {
      no: NO,
      snack: 'Chips, crisp pretzels, popcorn, salted nuts, granola or snack mix',
      candy: 'Candy or chocolate',
      fruit_bar: 'Fruit bars or rolls',
    },
  },
  is_sweet_bakery: {
    question: 'Is it a sweet baked good: muffin, cookie, pie, doughnut, cake?',
    answers: {
      no: `${NO}: bread, bagel, plain croissant, or a cake of 230 g or more`,
      under_six: `${YES}, one by one (under 230 g) or in packs of fewer than six`,
      six_or_more: `${YES}, in packs of six or more`,
    },
  },
  is_frozen_dessert: {
    question: 'Is it ice cream or a frozen dessert?',
    answers: {
      no: NO,
      single: `${YES}, in containers under 500 ml or 500 g, by the case too`,
      large: `${YES}, in containers of 500 ml or 500 g or more`,
      ice_lolly: 'Ice lollies',
    },
  },
  is_pudding: {
    question: 'Is it a pudding, a mousse or a gelatine?',
    answers: {
      no: NO,
      one_by_one: `${YES}, under 425 g, one by one`,
      multiple: `${YES}, under 425 g, in the manufacturer’s multiple pack, such as a full case`,
      large: `${YES}, of 425 g or more`,
    },
  },
  is_alcohol: { question: 'Is it an alcoholic drink?', answers: { no: NO, yes: YES } },
  is_carbonated: {
    question: 'Is it a soft drink or a carbonated water?',
    answers: { no: NO, yes: YES },
  },
  is_fruit_drink: {
    question: 'Is it a fruit drink under 25% juice, or a powder to make one?',
    answers: { no: `${NO}, or milk-based`, yes: YES },
  },
  is_small_drink: {
    question: 'Is it another drink, in containers under 600 ml?',
    answers: {
      no: `${NO}: 600 ml or more, plain milk, coffee beans, tea, an ingredient`,
      one_by_one: `${YES}, one by one`,
      multiple: `${YES}, in the manufacturer’s multiple pack, such as a full case`,
    },
  },
}
