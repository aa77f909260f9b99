import type { Language } from '@halles/contract/language.ts'
import { expect, type Page } from '@playwright/test'
import type { AllTexts } from './all-texts.ts'

type GivenFile = { name: string; mimeType: string; buffer: Buffer }

/** A supplier's form of a product, new or not, as a person fills it. */
export function productForm(page: Page, texts: AllTexts, language: Language) {
  const { photos, products, productFields } = texts
  const { labels, none } = productFields
  const main = page.getByRole('main')
  const section = main.getByRole('region', { name: photos.title })
  const isPhone = (page.viewportSize()?.width ?? 0) < 900
  const free = { name: none, exact: true }
  async function choose(button: string, ...files: GivenFile[]) {
    const chooser = page.waitForEvent('filechooser')
    await section.getByRole('button', { name: button }).click()
    await (await chooser).setFiles(files)
  }
  /** The choices of a field with several. */
  const boxes = (field: 'contains' | 'may_contain' | 'marks') =>
    main.getByRole('group', { name: labels[field], exact: true })
  return {
    photos: section,
    tiles: section.getByRole('listitem'),
    boxes,
    choose: (...files: GivenFile[]) => choose(photos.choose, ...files),
    /** With the phone's camera; a desk has none. */
    take: (file: GivenFile) => choose(isPhone ? photos.take : photos.choose, file),
    /** A case of 12 kg. */
    async fill(name: string, price = '18.00') {
      await main.getByLabel(products.nameFr).fill(name)
      await main.getByLabel(products.nameEn).fill(name)
      const typed = language === 'fr' ? price.replace('.', ',') : price
      await main.getByLabel(products.price).fill(typed)
      await main.getByLabel(products.quantityPerCase).fill('12')
      await main.getByLabel(products.unit, { exact: true }).selectOption('kg')
    },
    stateOrigin: (name: string) =>
      main.getByLabel(labels.origin, { exact: true }).selectOption(name),
    /** Free of every allergen, in both lists. */
    async stateFree() {
      for (const field of ['contains', 'may_contain'] as const)
        await boxes(field).getByRole('checkbox', free).check()
    },
    async send(button: 'create' | 'save') {
      await main.getByRole('button', { name: products[button] }).click()
      const said = products[button === 'create' ? 'created' : 'edited']
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
    },
  }
}
