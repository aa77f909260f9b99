import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DOCUMENT = readFileSync(join(import.meta.dirname, '../docs/asvs.md'), 'utf8')

/** The levels of the requirements 1, 2, 3 … of each section of ASVS 5.0.0, those of level 3 at their end left out. */
const LEVELS = `
1.1:22 1.2:111112222 1.3:11222222222 1.4:222 1.5:12 2.1:122 2.2:112 2.3:1222 2.4:2 3.2:11 3.3:1222 3.4:112222 3.5:11122 3.7:22
4.1:122 4.2:2 4.3:22 4.4:1222 5.1:2 5.2:112 5.3:11 5.4:222 6.1:122 6.2:111111112222 6.3:1122 6.4:1122 6.5:22222 6.6:222 6.8:2222
7.1:222 7.2:1111 7.3:22 7.4:11222 7.5:22 7.6:22 8.1:12 8.2:112 8.3:1 8.4:2 9.1:111 9.2:1222 10.1:22 10.2:22 10.3:2222 10.4:11111222222 10.5:22222 10.6:22 10.7:222
11.1:22 11.2:222 11.3:112 11.4:1222 11.5:2 11.6:2 12.1:122 12.2:11 12.3:2222 13.1:2 13.2:22222 13.3:22 13.4:12222 14.1:22 14.2:1222 14.3:122
15.1:122 15.2:122 15.3:1222222 16.1:2 16.2:22222 16.3:2222 16.4:222 16.5:222 17.1:2 17.2:2222 17.3:22
`

const expected = LEVELS.trim()
  .split(/\s+/)
  .flatMap((part) => {
    const [section, levels = ''] = part.split(':')
    return [...levels].map((level, index) => `V${section}.${index + 1} ${level}`)
  })

const rows = [...DOCUMENT.matchAll(/^\| (V[^|]+) \| ([12, ]+) \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)]
const numbered = rows.flatMap(([, numbers = '', , state = '']) =>
  numbers.split(', ').map((number) => ({ number, state })),
)

test('each requirement of levels 1 and 2 has its line, once', () => {
  const numbers = expected.map((requirement) => requirement.split(' ')[0])
  expect(numbered.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
})

test.for([1, 2])('the numbers at the head are those of the table (level %i)', (level) => {
  const stateOf = new Map(numbered.map(({ number, state }) => [number, state]))
  const states = expected.flatMap((requirement) => {
    const [number = '', itsLevel] = requirement.split(' ')
    return Number(itsLevel) === level ? [stateOf.get(number)] : []
  })
  const count = (state: string) => states.filter((each) => each === state).length
  const [met, unmet, other] = [count('met'), count('**not met**'), count('does not apply')]
  expect(met + unmet + other).toBe(states.length)
  const said = DOCUMENT.replaceAll(/\s+/g, ' ')
  expect(said).toContain(
    `of ${states.length} at level ${level}, ${met} are met, ${unmet} not met, ${other} do not apply`,
  )
})
