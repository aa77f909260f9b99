import type { Page } from '@playwright/test'
import { expect, expectProblem, test } from '../halles-test.ts'
import { open, screens } from '../screens.ts'

// Every test of a browser ends without a complaint, and a violation is one: that no screen has any is shown by
// accessibility.test.ts, which opens all of them, and by offline.test.ts, which registers the worker.

/** A page that the build rendered, one with a form, the application. */
const KINDS = ['landing', 'login', 'products', 'supplier-products']

for (const name of KINDS) {
  test(`nothing that is put into ${name} as text becomes an element or a script @phone`, async ({
    page,
    signIn,
    texts,
    problems,
  }) => {
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`${name} is no screen`)
    if (screen.viewer !== 'visitor') await signIn(screen.viewer)
    await open(page, screen, texts)
    expect(await refused(page)).toEqual([
      'an element from text',
      'a script from text',
      'a script of another address',
      'a worker of another address',
      'a text that is run',
      'a second policy',
      'a handler in markup',
    ])
    expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)
    expectProblem(problems, /TrustedHTML|TrustedScript|Trusted Type|Content Security Policy/i)
  })
}

/** What the page's browser does not do. */
function refused(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const run = 'globalThis.wasRun = true'
    const attempts: Record<string, () => unknown> = {
      'an element from text': () => {
        document.createElement('div').innerHTML = `<img src="/no-picture" onerror="${run}">`
      },
      'a script from text': () => {
        const script = document.createElement('script')
        script.text = run
      },
      'a script of another address': () => {
        document.createElement('script').src = '/api/openapi.json'
      },
      'a worker of another address': () => new Worker('/assets/worker.js'),
      // biome-ignore lint/security/noGlobalEval: it must be refused
      'a text that is run': () => globalThis.eval(run),
      'a second policy': () =>
        (globalThis as unknown as { trustedTypes: Policies }).trustedTypes.createPolicy('other', {
          createHTML: (text) => text,
        }),
      'a handler in markup': () => {
        const button = document.createElement('button')
        button.setAttribute('onclick', run)
        button.click()
        if (!('wasRun' in globalThis)) throw new TypeError('it was not run')
      },
    }
    const names = []
    // While a test's own code is evaluated, the browser lets it evaluate more.
    await new Promise((done) => setTimeout(done))
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt()
      } catch {
        names.push(name)
      }
    }
    return names
  })
}

type Policies = {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown
}
