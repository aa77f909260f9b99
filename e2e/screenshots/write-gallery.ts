import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { screens } from '../screens.ts'

// After `npm run screenshots`: docs/screenshots/README.md, every screen with the shapes that are kept of it. A picture of no screen goes.

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))
const SHAPES = [
  ['fr-390-light', 'français, 390', 130],
  ['en-390-light', 'English, 390', 130],
  ['fr-768-light', 'français, 768', 190],
  ['fr-1440-light', 'français, 1440', 260],
  ['fr-1440-dark', 'français, 1440, dark', 260],
] as const

const VIEWERS = {
  visitor: 'Anybody',
  restaurant: 'A restaurant',
  supplier: 'A supplier',
  operator: 'The operator',
} as const

const INTRODUCTION = `# Every screen

Taken by \`npm run screenshots\`, which writes this page too. \`npm run screenshots:all\` takes every language, width and
scheme into \`screenshots/\`, which git ignores. Screens are listed in \`e2e/screens.ts\`.
`

const known = new Set(
  screens.flatMap(({ name }) => SHAPES.map(([shape]) => `${name}-${shape}.webp`)),
)
for (const file of readdirSync(FOLDER)) if (!known.has(file)) rmSync(FOLDER + file)

const sections = Object.entries(VIEWERS).map(([viewer, title]) => {
  const shown = screens.filter((screen) => screen.viewer === viewer)
  return `\n## ${title}\n${shown.map(({ name }) => entry(name)).join('')}`
})
writeFileSync(`${FOLDER}README.md`, INTRODUCTION + sections.join(''))

function entry(name: string): string {
  const pictures = SHAPES.flatMap(([shape, says, width]) => {
    const file = `${name}-${shape}.webp`
    if (!existsSync(FOLDER + file)) return []
    return `<a href="${file}"><img src="${file}" width="${width}" alt="${name}, ${says}" title="${says}" valign="top"></a>`
  })
  return `\n### ${name}\n\n${pictures.join('\n')}\n`
}
