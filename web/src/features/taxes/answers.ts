import type { CategoryName } from '@halles/domain/product.ts'
import { TAXES, type Tax, type TaxClass } from '@halles/domain/tax/tax-class.ts'
import {
  answersTo,
  askedQuestions,
  PROPOSED_BASIC,
  QUESTIONS_OF_CATEGORY,
  readTaxAnswers,
  type TaxAnswers,
  type TaxQuestion,
} from '@halles/domain/tax/tax-questions.ts'
import type { TaxSettings } from './tax-queries.ts'

type TaxedClass = TaxSettings['classes'][number]

/** What is proposed before anything was answered: that all is basic, in categories of which nearly all is. */
export function proposedAnswers(category: CategoryName): TaxAnswers {
  if (!PROPOSED_BASIC.has(category)) return {}
  const questions = QUESTIONS_OF_CATEGORY[category]
  return Object.fromEntries(questions.map((question) => [question, answersTo(question)[0]]))
}

/** The questions on screen: those that are answered, and the next; none after the one that gave the class. */
export function shownQuestions(category: CategoryName, answers: TaxAnswers): TaxQuestion[] {
  const read = readTaxAnswers(category, answers)
  const asked = askedQuestions(category, answers)
  const shown = QUESTIONS_OF_CATEGORY[category].filter((question) => question in asked)
  return 'next' in read ? [...shown, read.next] : shown
}

/** The class that was answered, with what is charged on it today; undefined while a question is open. */
export function answeredClass(
  category: CategoryName,
  answers: TaxAnswers,
  classes: readonly TaxedClass[],
): TaxedClass | undefined {
  const read = readTaxAnswers(category, answers)
  return 'taxClass' in read ? classOf(classes, read.taxClass) : undefined
}

function classOf(classes: readonly TaxedClass[], taxClass: TaxClass): TaxedClass | undefined {
  return classes.find((each) => each.tax_class === taxClass)
}

/** The taxes of which its supplier is asked whether they are charged. */
export function askedTaxes(taxed: TaxedClass): Tax[] {
  return TAXES.filter((tax) => taxed[tax] === 'asked')
}

/** The taxes that are charged, as far as it is known. */
export function chargedTaxes(taxed: TaxedClass, taxedWhereAsked: boolean | null): Tax[] {
  return TAXES.filter(
    (tax) => taxed[tax] === 'taxed' || (taxed[tax] === 'asked' && taxedWhereAsked === true),
  )
}
