import { SINGLE_LINE_PATTERN } from './account.ts'
import { itemCodeKey } from './item-code.ts'
import { PRODUCT_FIELDS } from './product-fields.ts'

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
 * those of a product A12-2 and so on, else a further photo of A12. As item codes are compared; none that no product could have.
 */
export function codesOfName(name: string): string[] {
  // Some systems write accents apart from their letters, or marks of direction that nobody sees.
  const bare = name.replace(/\.[^.]*$/, '').replace(/\p{Cf}/gu, '')
  const code = itemCodeKey(bare.trim().normalize('NFC'))
  return [...new Set([code, code.replace(FURTHER, '')])].filter(isItemCode)
}

function isItemCode(text: string): boolean {
  return (
    text !== '' && text.length <= PRODUCT_FIELDS.item_code.most && SINGLE_LINE_PATTERN.test(text)
  )
}
