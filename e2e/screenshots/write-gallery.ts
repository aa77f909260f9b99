import { existsSync, writeFileSync } from 'node:fs'
import { screens } from '../screens.ts'
import { shapes } from './shapes.ts'

/** index.html beside the pictures: each screen in every shape. Prints where it is. */
export default function writeGallery(): void {
  const folder = process.env.HALLES_GALLERY
  const sections = screens.map(({ name, viewer }) => {
    const pictures = shapes
      .map((shape) => ({ shape: shape.name, file: `${name}-${shape.name}.webp` }))
      .filter(({ file }) => existsSync(`${folder}/${file}`))
      .map(
        ({ shape, file }) =>
          `<a href="${file}"><img src="${file}" width="220" alt="${name}, ${shape}" title="${shape}"></a>`,
      )
    return `<h2>${name} (${viewer})</h2>\n<p>${pictures.join('\n')}</p>`
  })
  const page = `${folder}/index.html`
  writeFileSync(
    page,
    `<!doctype html>\n<meta charset="utf-8">\n<title>Halles: every screen</title>\n${sections.join('\n')}\n`,
  )
  process.stdout.write(`\nEvery screen: ${page}\n`)
}
