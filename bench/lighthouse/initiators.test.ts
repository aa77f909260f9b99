import type { Artifacts } from 'lighthouse'
import { expect, test } from 'vitest'
import { initiatorsOf } from './initiators.ts'

const HOST = 'http://localhost:3000'
const sent = (path: string, initiator: object) => ({
  method: 'Network.requestWillBeSent',
  params: { request: { url: HOST + path }, initiator },
})
const frame = (path: string) => ({ url: path && HOST + path, functionName: 'ask', lineNumber: 6 })

test('a request is asked for by its page, by the module that imports it, or by the first line of ours that called', () => {
  const stack = { callFrames: [frame('')], parent: { callFrames: [frame('/assets/main.js')] } }
  const artifacts = {
    DevtoolsLog: [
      sent('/login', { type: 'other' }),
      sent('/assets/main.js', { type: 'parser', url: `${HOST}/login`, lineNumber: 18 }),
      { method: 'Network.responseReceived', params: {} },
      sent('/assets/cart.js', { type: 'script', url: 'about:client' }),
      sent('/assets/drawer.js', { type: 'script', url: 'about:client' }),
      sent('/api/cart/', { type: 'script', stack }),
      sent('/api/cart/', { type: 'other' }),
    ],
    Scripts: [
      {
        url: `${HOST}/assets/cart.js`,
        content: 'import{a as b}from"./main.js";import(`./drawer.js`)',
      },
      { url: `${HOST}/assets/main.js`, content: 'import"./cart.js"' },
    ],
  } as unknown as Pick<Artifacts, 'DevtoolsLog' | 'Scripts'>
  expect(Object.fromEntries(initiatorsOf(artifacts))).toEqual({
    [`${HOST}/login`]: 'other',
    [`${HOST}/assets/main.js`]: `parser ${HOST}/login:19`,
    [`${HOST}/assets/cart.js`]: `import in ${HOST}/assets/main.js`,
    [`${HOST}/assets/drawer.js`]: `import in ${HOST}/assets/cart.js`,
    [`${HOST}/api/cart/`]: `script ${HOST}/assets/main.js:7 ask`,
  })
})
