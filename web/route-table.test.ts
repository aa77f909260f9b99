import { readdirSync } from 'node:fs'
import { type PageAccess, pages } from '@halles/contract/pages.ts'
import { expect, test } from 'vitest'
import { builtPaths } from './built-paths.ts'
import { routePath } from './page-files.ts'

/** The folder of routes whose guard lets in exactly those whom the table names. */
const FOLDERS: Record<PageAccess, string> = {
  public: '',
  'signed-in': '_signed-in/',
  restaurant: '_restaurant/',
  supplier: '_supplier/',
  picking: '_picking/',
  operator: '_operator/',
}

test('every page of the table has its route, and there is no other', () => {
  expect(builtPaths().sort()).toEqual(Object.keys(pages).sort())
})

test('every route lies in the folder of those who may open it', () => {
  const files = readdirSync(new URL('src/routes', import.meta.url), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !/(^|\/)(__root|route)\.tsx$/.test(file))
    // To the router a name with a hyphen before it is no route.
    .filter((file) => !/(^|\/)-/.test(file))
  const table = new Map<string, PageAccess>(Object.entries(pages))
  for (const file of files) {
    const path = routePath(file.replace(/\.tsx$/, ''))
    const access = table.get(path)
    expect(access, `${file} is no page of the table`).toBeDefined()
    if (access) expect(folderOf(file), path).toBe(FOLDERS[access])
  }
})

function folderOf(file: string): string {
  return /^_[^/]+\//.exec(file)?.[0] ?? ''
}
