const DAYS = {
  fr: {
    week: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:lun|mar|mer|jeu|ven|sam|dim)\\.',
    months:
      'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv\\.|févr\\.|avr\\.|juill\\.|sept\\.|oct\\.|nov\\.|déc\\.',
  },
  en: {
    week: '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\.?',
    months:
      '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:uary|ruary|ch|il|ust|ember|ober)?\\.?',
  },
}
const { fr, en } = DAYS
const DAY = new RegExp(
  [
    `(?:(?:${fr.week}) )?\\d{1,2}(?:er)? (?:${fr.months})(?: \\d{4})?`,
    `(?:${fr.week}) \\d{1,2}(?:er)?\\b`,
    `(?:(?:${en.week}),? )?(?:${en.months}) \\d{1,2}(?:, \\d{4})?`,
    `(?:${en.week}),? \\d{1,2}\\b`,
  ].join('|'),
  'g',
)

const TIME = /\d{1,2} h \d{2}|\d{1,2}:\d{2} [ap]\.m\./g
// Said only in the hours before an order closes.
const LEFT = / Il reste (?:‹time›|\d+\smin)\./g

/** Of days on offer and of cities, which other tests add. */
const COUNT = /\d+(?= (?:autres jours|villes))/g

/** What differs from run to run, by what it is: the mark of a test's own accounts and products, days, times, counts. */
export function masked(line: string, mark: string): string {
  const unmarked =
    mark === ''
      ? line
      : line.replace(new RegExp(`[ -]${mark}`, 'gi'), '').replaceAll(mark, '‹mark›')
  return unmarked
    .replace(DAY, '‹day›')
    .replace(TIME, '‹time›')
    .replace(LEFT, '')
    .replace(COUNT, '‹n›')
}
