import { expect, test } from 'vitest'
import { deadlineBody, deadlineProblems, deadlineValues } from './deadline-values.ts'

const typed = (answer_minutes: string, credit_hours: string) => ({ answer_minutes, credit_hours })

test.each([
  ['15', '24', [15, 24]],
  [' 1440 ', '168', [1440, 168]],
  ['1 440', '48', [1440, 48]],
  ['1\u00a0440', '48', [1440, 48]],
  ['1,440', '48', [1440, 48]],
])(
  '«%s» minutes and «%s» hours are sent as %j',
  (minutes, hours, [answer_minutes, credit_hours]) => {
    expect(deadlineProblems(typed(minutes, hours))).toEqual({})
    expect(deadlineBody(typed(minutes, hours))).toEqual({ answer_minutes, credit_hours })
  },
)

test.each(['', '14', '1441', '20,5', '20.5', '-30', '2 h', '1e2'])(
  '«%s» minutes are refused beside their field',
  (minutes) => {
    expect(deadlineProblems(typed(minutes, '48'))).toEqual({
      answer_minutes: 'answer_minutes_invalid',
    })
  },
)

test.each(['', '23', '169', '48,5', 'deux'])('«%s» hours are refused beside theirs', (hours) => {
  expect(deadlineProblems(typed('120', hours))).toEqual({ credit_hours: 'credit_hours_invalid' })
})

test('a form begins with what is stored', () => {
  expect(deadlineValues({ answer_minutes: 90, credit_hours: 72 })).toEqual(typed('90', '72'))
})
