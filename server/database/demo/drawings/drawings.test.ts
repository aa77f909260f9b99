import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LANDING_DRAWINGS } from '../landing-offers.ts'
import { catalogues } from '../products/catalogues.ts'
import { digestOf, drawingPath, LANDING_PICTURES } from './drawing-files.ts'
import { DRAWINGS } from './drawings.ts'
import { engrave } from './engrave.ts'
import { PRODUCTS_DRAWN } from './product-drawings.ts'

const files = Object.entries(DRAWINGS).map(
  ([name, drawing]) => [`${name}.webp`, digestOf(engrave(drawing))] as const,
)

test('each drawing shows products that the demo sells, and no product has two', () => {
  const sold = new Set(Object.values(catalogues).flatMap((list) => Object.keys(list)))
  const drawn = Object.values(PRODUCTS_DRAWN).flat()
  expect(drawn.filter((key) => !sold.has(key))).toEqual([])
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(Object.keys(PRODUCTS_DRAWN).toSorted()).toEqual(Object.keys(DRAWINGS).toSorted())
})

test('the pictures are what npm run generate:pictures writes, and well below a megabyte', async () => {
  expect((await readdir(drawingPath(''))).toSorted()).toEqual(
    files.map(([file]) => file).toSorted(),
  )
  const sizes = files.map(async ([file, digest]) => {
    expect(await madeOf(drawingPath(file)), `${file} is stale`).toContain(digest)
    return (await stat(drawingPath(file))).size
  })
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  expect(bytes).toBeLessThan(750_000)
})

test('the landing page’s pictures are drawings of what it shows', async () => {
  const shown = LANDING_DRAWINGS.map((name) => `${name}.webp`)
  expect((await readdir(LANDING_PICTURES)).toSorted()).toEqual(shown.toSorted())
  for (const file of shown) {
    const digest = files.find(([name]) => name === file)?.[1]
    expect(await madeOf(`${LANDING_PICTURES}${file}`), `${file} is stale`).toContain(digest)
  }
})

async function madeOf(path: string): Promise<string> {
  const { exif } = await sharp(path).metadata()
  return exif?.toString('latin1') ?? ''
}
