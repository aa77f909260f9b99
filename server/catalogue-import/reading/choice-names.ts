import { type ChoiceNames, choiceKey } from '@halles/domain/import/imported-row.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { NONE } from '@halles/domain/product-values.ts'
import { CHOSEN, choiceName } from '@halles/texts/choice-names.ts'
import { menu as english } from '@halles/texts/en/menu.ts'
import { menu as french } from '@halles/texts/fr/menu.ts'

const categories = byName(CATEGORY_NAMES, (name) => [french[name], english[name]])
const chosen = CHOSEN.map(({ name, kind, choices }) => {
  const known = kind === 'stated' ? [...choices, NONE] : choices
  const called = (choice: string) => [
    choiceName('fr', name, choice),
    choiceName('en', name, choice),
  ]
  return [name, byName(known, called)] as const
})

/** What a list may call a category, or a choice of another field: its French and English name on screen, and its own ("beef"). */
export const choiceNames: ChoiceNames = new Map([['category', categories] as const, ...chosen])

function byName<Choice extends string>(
  choices: readonly Choice[],
  called: (choice: Choice) => string[],
): ReadonlyMap<string, string> {
  return new Map(
    choices.flatMap((choice) =>
      [choice, ...called(choice)].map((name) => [choiceKey(name), choice] as const),
    ),
  )
}
