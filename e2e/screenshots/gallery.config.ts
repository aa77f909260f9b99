import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screenshots } from './screenshots.ts'
import { shapes } from './shapes.ts'

// Workers read this file again and find the folder that the first reading made.
process.env.HALLES_GALLERY ??= mkdtempSync(join(tmpdir(), 'halles-screenshots-'))

/** `npm run screenshots:all`: every screen in every shape, into a new folder outside of the repository. */
export default screenshots(process.env.HALLES_GALLERY, './write-gallery.ts', shapes)
