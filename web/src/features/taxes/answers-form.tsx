import type { CategoryName } from '@halles/domain/product.ts'
import type { TaxAnswers } from '@halles/domain/tax/tax-questions.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Button } from '../../ui/button.tsx'
import { type AnswerFor, formerAnswers, productCount } from './answer-for.ts'
import { answeredClass, askedTaxes, proposedAnswers, shownQuestions } from './answers.ts'
import type { TaxSettings } from './tax-queries.ts'
import { AskedQuestion, ClassQuestion } from './tax-question.tsx'
import { TaxResult } from './tax-result.tsx'
import { useSaveAnswers } from './use-save-answers.ts'

export type AnswersFormProps = {
  category: CategoryName
  answerFor: AnswerFor
  classes: TaxSettings['classes']
  onClose: () => void
  onSaved: () => void
}

/** The questions of a category one after the other, what they come to, and the button by which the supplier says that it is so. */
export function AnswersForm(props: AnswersFormProps) {
  const { category, answerFor, classes, onClose, onSaved } = props
  const texts = useTextsOf(taxesTexts)
  const { common } = useTexts()
  const former = formerAnswers(answerFor)
  const [answers, setAnswers] = useState(former ?? proposedAnswers(category))
  const [said, setSaid] = useState(
    answerFor.kind === 'product' ? answerFor.product.taxed_where_asked : null,
  )
  const [isIncomplete, setIncomplete] = useState(false)
  const taxed = answeredClass(category, answers, classes)
  const asked = taxed ? askedTaxes(taxed) : []
  const isDone = taxed !== undefined && (asked.length === 0 || said !== null)
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveAnswers({ category, answerFor, onSaved })
  const count = productCount(answerFor)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIncomplete(!isDone)
    if (isDone) save.start({ answers, taxedWhereAsked: asked.length === 0 ? null : said })
    else form.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus()
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="stack">
        {count > 1 ? <p>{texts.sameForAll(count)}</p> : null}
        {former === undefined && isProposed(category) ? (
          <p className="soft">{texts.proposed}</p>
        ) : null}
        {shownQuestions(category, answers).map((question) => (
          <ClassQuestion
            key={question}
            question={question}
            answer={answers[question]}
            onAnswer={(answer) => setAnswers(withAnswer(answers, question, answer))}
          />
        ))}
        {asked.length > 0 ? <AskedQuestion taxes={asked} said={said} onSay={setSaid} /> : null}
        {taxed && isDone ? <TaxResult taxed={taxed} said={said} /> : null}
        <Announcement className="error-text">
          {isIncomplete && !isDone && texts.incomplete}
        </Announcement>
        <Announcement className="error-text">{save.failure}</Announcement>
        <p className="soft small">{texts.confirmHint}</p>
        <div className="row center gap-md end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {texts.confirm}
          </Button>
        </div>
      </div>
    </form>
  )
}

function isProposed(category: CategoryName): boolean {
  return Object.keys(proposedAnswers(category)).length > 0
}

function withAnswer(answers: TaxAnswers, question: string, answer: string): TaxAnswers {
  return { ...answers, [question]: answer }
}
