import type { Page } from '@playwright/test'
import { type Kind, kindOf } from './request-kinds.ts'

/** What one opening of a page took over the network, without what the browser's cache had, and its LCP. */
export type PageLoad = {
  requests: number
  /** Received, headers included and compressed as they came. */
  bytes: Record<Kind, number>
  /** Milliseconds from the beginning of the navigation. */
  largestContentfulPaint: number
}

const QUIET = 500
const PATIENCE = 60_000

/** Opens an address and waits until nothing is asked for any more. A live connection, which does not end, is left out. */
export async function measureLoad(page: Page, path: string): Promise<PageLoad> {
  const client = await page.context().newCDPSession(page)
  const kinds = new Map<string, Kind>()
  const underWay = new Set<string>()
  const load = { requests: 0, bytes: noBytes() }
  let lastChange = performance.now()
  const ended = (requestId: string) => {
    underWay.delete(requestId)
    lastChange = performance.now()
  }
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const kind = kindOf(type, new URL(request.url).pathname)
    if (kind === undefined) return
    kinds.set(requestId, kind)
    underWay.add(requestId)
    lastChange = performance.now()
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    // Of what the cache had nothing came.
    if (kind !== undefined && encodedDataLength > 0) {
      load.requests++
      load.bytes[kind] += encodedDataLength
    }
    ended(requestId)
  })
  client.on('Network.loadingFailed', ({ requestId }) => ended(requestId))
  await client.send('Network.enable')
  const start = performance.now()
  await page.goto(path)
  while (underWay.size > 0 || performance.now() - lastChange < QUIET) {
    if (performance.now() - start > PATIENCE) throw new Error(`${path} does not come to rest.`)
    await page.waitForTimeout(50)
  }
  const largestContentfulPaint = await lastPaint(page)
  await client.detach()
  return { ...load, largestContentfulPaint }
}

function noBytes(): Record<Kind, number> {
  return { document: 0, script: 0, style: 0, font: 0, image: 0, api: 0, other: 0 }
}

function lastPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        )
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(resolve, 1_000, Number.NaN)
      }),
  )
}
