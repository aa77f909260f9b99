import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { unavailable } from '../../../platform/endpoint/refuse-field.ts'
import { createPlaces, type PlacesGiven } from '../../../platform/limits/places.ts'

const RETRY_AFTER_SECONDS = 5

type Threads = {
  /** A module that answers each message with one of its own. */
  script: URL
  places: PlacesGiven
  /** Milliseconds: of one answer; and without a question, after which a thread ends and what it has loaded is given back. */
  longest: number
  idle: number
  heapMb: number
  /** Why a question was not answered. */
  report: (problem: unknown) => void
}

/**
 * Asks threads that stay for the next question, as many as there are places to work in. One that fails, takes too long or too much
 * memory is ended, and its question refused for now (503); the next question gets a new one.
 */
export function createThreads<Question, Answer>(given: Threads) {
  const { script, places, longest, idle, heapMb, report } = given
  const inTurn = createPlaces(places)
  const resting = new Map<Worker, NodeJS.Timeout>()
  const all = new Set<Worker>()

  function take(): Worker {
    const [known] = resting.keys()
    if (!known) return start()
    clearTimeout(resting.get(known))
    resting.delete(known)
    return known
  }

  function start(): Worker {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      execArgv: [],
    })
    // Who waits for it hears of it too; an error that nobody listens to would end the server.
    worker.on('error', () => end(worker))
    worker.once('exit', () => end(worker))
    // What is asked is waited for by its caller; a thread holds no process open.
    worker.unref()
    all.add(worker)
    return worker
  }

  function end(worker: Worker): void {
    clearTimeout(resting.get(worker))
    resting.delete(worker)
    all.delete(worker)
    void worker.terminate()
  }

  async function ask(question: Question): Promise<Answer> {
    const worker = take()
    const gone = new AbortController()
    const giveUp = () => gone.abort()
    worker.once('exit', giveUp)
    const tooLate = setTimeout(giveUp, longest)
    try {
      const answered = once(worker, 'message', { signal: gone.signal })
      worker.postMessage(question)
      const [answer] = await answered
      resting.set(worker, setTimeout(() => end(worker), idle).unref())
      return answer as Answer
    } catch (error) {
      end(worker)
      report(error)
      throw unavailable(RETRY_AFTER_SECONDS)
    } finally {
      clearTimeout(tooLate)
      worker.off('exit', giveUp)
    }
  }

  return {
    /** Who says when it has gone waits for its turn as long; what is at work then is finished. */
    ask: (owner: number, question: Question, gone?: AbortSignal) =>
      inTurn(owner, () => ask(question), gone),
    /** How many there are now. */
    count: () => all.size,
    close: () => {
      for (const worker of [...all]) end(worker)
    },
  }
}
