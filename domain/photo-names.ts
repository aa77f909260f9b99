import { itemCodeKey } from './item-code.ts'

/** Photos that are read from one archive. */
export const MAX_ARCHIVE_PHOTOS = 500

// Without a mark before it a digit belongs to the code.
const FURTHER = /([-_ ][1-4]| ?\([1-4]\))$/

/** A file's name without its folders, none where the path leads out of them or the file is one that a system keeps for itself. */
export function photoFileName(path: string): string | undefined {
  const parts = path.split(/[\\/]/)
  const name = parts.at(-1) ?? ''
  if (parts.includes('..') || /^([a-z]:|[\\/])/i.test(path)) return undefined
  const isOfSystem = name === '' || name.startsWith('.') || parts.includes('__MACOSX')
  return isOfSystem ? undefined : name
}

/**
 * The item codes that a photo may be named by, the likelier first: `A12.jpg` is A12's; `A12-2.jpg`, `A12_2.jpg` and `A12 (2).jpg` are
 * those of a product A12-2 and so on, else a further photo of A12. As item codes are compared.
 */
export function codesOfName(name: string): string[] {
  // Archives of some systems have accents apart from their letters.
  const code = itemCodeKey(
    name
      .replace(/\.[^.]*$/, '')
      .trim()
      .normalize('NFC'),
  )
  const bare = code.replace(FURTHER, '')
  return [code, bare].filter((one, index, all) => one !== '' && all.indexOf(one) === index)
}
