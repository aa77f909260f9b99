import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SHOWN } from './shown.ts'

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))

const INTRODUCTION = `# Screenshots

\`npm run screenshots\` takes these pictures, listed in \`e2e/screenshots/shown.ts\`, and writes this page. Every screen in
every language, width and scheme: \`npm run screenshots:all\`, which prints the folder that it writes them to. The screens are
listed in \`e2e/screens.ts\`.
`

/** docs/screenshots/README.md with the pictures of shown.ts; pictures that are not listed there are removed. */
export default function writeDocs(): void {
  const listed = Object.entries(SHOWN).flatMap(([shape, names]) =>
    names.map((name) => ({ name, shape, file: `${name}-${shape}.webp` })),
  )
  const missing = listed.filter(({ file }) => !existsSync(FOLDER + file))
  if (missing.length > 0)
    throw new Error(`No picture of ${missing.map(({ file }) => file).join(', ')}.`)
  const kept = new Set(['README.md', ...listed.map(({ file }) => file)])
  for (const file of readdirSync(FOLDER)) if (!kept.has(file)) rmSync(FOLDER + file)
  const sections = listed.map(({ name, shape, file }) => {
    const width = shape.includes('-390-') ? 260 : 800
    return `\n## ${name}, ${shape}\n\n<img src="${file}" width="${width}" alt="${name}, ${shape}">\n`
  })
  writeFileSync(`${FOLDER}README.md`, INTRODUCTION + sections.join(''))
}
