import { randomUUID } from 'node:crypto'
import type fc from 'fast-check'
import { expect } from 'vitest'
import type { Answer } from '../client/browser.ts'
import type { BuiltAccount } from '../world/builders.ts'
import { compareMails } from './mails.ts'
import type { Model } from './model.ts'
import type { RealMarket } from './real-market.ts'

export type MarketCommand = fc.AsyncCommand<Model, RealMarket, true>

/** A command by its name, for the list that a failure prints. Whatever it does, it queues the mails that it must. */
export function command(
  name: string,
  run: (model: Model, real: RealMarket) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): MarketCommand {
  return {
    check: async (model) => check(model),
    run: async (model, real) => {
      await run(model, real)
      await compareMails(model, real)
    },
    toString: () => name,
  }
}

/** Sends it under a key; where `isLost`, once more after nobody could confirm what became of the first. */
export async function post(
  real: RealMarket,
  { browser }: Pick<BuiltAccount, 'browser'>,
  path: string,
  body: object,
  { key = randomUUID(), isLost = false }: { key?: string; isLost?: boolean } = {},
): Promise<Answer> {
  const headers = { 'Idempotency-Key': key }
  if (isLost) {
    await browser.fetchToken()
    const cut = browser.at(real.cut.origin)
    real.cut.loseNextCommit()
    // One that is refused commits nothing, and its refusal arrives.
    const first = await cut.post(path, body, headers)
    if (first.status < 500 && first.status !== 409) return first
  }
  return browser.post(path, body, headers)
}

export type Refused = [status: number, code: string]

export const expectRefusal = ({ status, body }: Answer, expected: Refused) =>
  expect([status, body.code]).toEqual(expected)
