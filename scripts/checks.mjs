import { buildWeb } from './build-web.mjs'
import { heading, inTurn, script, tally } from './steps.mjs'

/** What is checked without running anything, and the build that tests need. Each half keeps one core busy. */
export async function checkAndBuild() {
  heading('Checks, and the build of the web application')
  await Promise.all([
    inTurn([
      { title: 'Types', count: () => script('check:types') },
      { title: 'Format and lint', count: () => script('check:format') },
    ]),
    inTurn([
      { title: 'Build of the web application', count: async () => tally(await buildWeb()) },
      { title: 'Arrows between the parts', count: () => script('check:arrows') },
      { title: 'Unused code', count: () => script('check:unused') },
    ]),
  ])
}
