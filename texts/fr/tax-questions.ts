import type { TaxQuestion } from '@halles/domain/tax/tax-questions.ts'

const NBSP = '\u00a0'
const NO = 'Non'
const YES = 'Oui'

type Question = { question: string; answers: Readonly<Record<string, string>> }

/** What is asked of a product, so that its supplier decides which taxes it bears; each answer under its name in the code. */
export const questions: Record<TaxQuestion, Question> = {
  is_food: {
    question: 'De quoi s’agit-il?',
    answers: {
      food: 'Un aliment ou une boisson',
      supplement: 'Un supplément (vitamines, capsules, poudre de protéines)',
      not_food: 'Autre chose qu’un aliment',
    },
  },
  is_hot: {
    question: 'Est-ce vendu chaud, ou avec un service de traiteur?',
    answers: { no: NO, yes: YES },
  },
  is_salad_or_sandwich: {
    question: 'Est-ce une salade préparée, un plateau ou un sandwich?',
    answers: {
      no: `${NO}, ou bien une salade en conserve ou sous vide, ou un sandwich surgelé`,
      yes: YES,
    },
  },
  is_snack: {
    question: 'Est-ce une grignotine ou une friandise?',
    answers: {
      no: NO,
      snack:
        'Croustilles, bretzels croquants, maïs soufflé, noix salées, granola ou mélange à grignoter',
      candy: 'Bonbons ou chocolat',
      fruit_bar: 'Barres ou roulés aux fruits',
    },
  },
  is_sweet_bakery: {
    question: `Est-ce une pâtisserie sucrée${NBSP}: muffin, biscuit, tarte, beigne, gâteau?`,
    answers: {
      no: `${NO}${NBSP}: pain, bagel, croissant nature, ou gâteau de 230${NBSP}g et plus`,
      under_six: `${YES}, à l’unité (moins de 230${NBSP}g) ou en paquet de moins de six`,
      six_or_more: `${YES}, en paquet de six et plus`,
    },
  },
  is_frozen_dessert: {
    question: 'Est-ce une crème glacée ou un dessert glacé?',
    answers: {
      no: NO,
      single: `${YES}, en contenants de moins de 500${NBSP}ml ou 500${NBSP}g, même à la caisse`,
      large: `${YES}, en contenants de 500${NBSP}ml ou 500${NBSP}g et plus`,
      ice_lolly: 'Sucettes glacées',
    },
  },
  is_pudding: {
    question: 'Est-ce un pouding, une mousse ou une gélatine?',
    answers: {
      no: NO,
      one_by_one: `${YES}, de moins de 425${NBSP}g, à l’unité`,
      multiple: `${YES}, de moins de 425${NBSP}g, dans l’emballage multiple du fabricant, comme une caisse complète`,
      large: `${YES}, de 425${NBSP}g et plus`,
    },
  },
  is_alcohol: { question: 'Est-ce une boisson alcoolisée?', answers: { no: NO, yes: YES } },
  is_carbonated: {
    question: 'Est-ce une boisson gazeuse ou une eau gazéifiée?',
    answers: { no: NO, yes: YES },
  },
  is_fruit_drink: {
    question: `Est-ce une boisson aux fruits de moins de 25${NBSP}% de jus, ou une poudre pour en faire?`,
    answers: { no: `${NO}, ou à base de lait`, yes: YES },
  },
  is_small_drink: {
    question: `Est-ce une autre boisson, en contenants de moins de 600${NBSP}ml?`,
    answers: {
      no: `${NO}${NBSP}: 600${NBSP}ml et plus, lait nature, café en grains, thé, ingrédient`,
      one_by_one: `${YES}, à l’unité`,
      multiple: `${YES}, dans l’emballage multiple du fabricant, comme une caisse complète`,
    },
  },
}
