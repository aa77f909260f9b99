import { formatDay } from '@halles/texts/format.ts'
import { action, type Fact, facts, paragraph, quote } from './mail-body.ts'
import type { RenderContext, Templates } from './templates.ts'

export const recallMail: Templates['recall-notice'] = (notice, context) => {
  const { language, words, links } = context
  const { recalls, layout } = words
  const { lot, supplier, product, isExercise } = notice
  const subject = isExercise ? recalls.exerciseSubject : recalls.subject
  return {
    subject: subject(lot, supplier.name),
    greeting: layout.greeting(notice.firstName),
    blocks: [
      ...(isExercise ? [paragraph(recalls.exercise)] : []),
      paragraph(recalls.intro(supplier.name)),
      ...facts([
        { label: recalls.lot, value: lot },
        { label: recalls.product, value: product ? product[language] : recalls.anyProduct },
        { label: recalls.received, value: recalls.cases(notice.cases) },
        { label: recalls.phoneOf(supplier.name), value: supplier.phone },
      ]),
      ...facts(notice.lines.map((line) => lineFact(line, context))),
      paragraph(words.layout.labelled(recalls.reason, '')),
      quote(notice.reason),
      action(recalls.action, links.recall(notice.publicId)),
    ],
  }
}

type Line = Parameters<Templates['recall-notice']>[0]['lines'][number]

function lineFact(line: Line, { language, words: { recalls } }: RenderContext): Fact {
  const day = line.day === null ? undefined : formatDay(language, line.day)
  const until =
    line.expiresOn === null ? [] : [recalls.expires(formatDay(language, line.expiresOn))]
  return {
    label: recalls.order(line.number, day),
    value: [`${recalls.cases(line.cases)}, ${line.name[language]}`, line.lot, ...until].join(', '),
  }
}
