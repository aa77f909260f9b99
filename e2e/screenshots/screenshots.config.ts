import { fileURLToPath } from 'node:url'
import { screenshots } from './screenshots.ts'
import { shapes } from './shapes.ts'
import { SHOWN } from './shown.ts'

/** `npm run screenshots`: the pictures of shown.ts, into docs/screenshots. */
export default screenshots(
  fileURLToPath(new URL('../../docs/screenshots/', import.meta.url)),
  './write-docs.ts',
  shapes.flatMap((shape) => {
    const screens = SHOWN[shape.name]
    return screens ? [{ ...shape, grep: new RegExp(` (${screens.join('|')})$`) }] : []
  }),
)
