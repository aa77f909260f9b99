import { parentPort, workerData } from 'node:worker_threads'
import { choiceNames } from './choice-names.ts'
import { readPriceList } from './read-price-list.ts'

// Beside the server's own thread, so that nobody waits while a long list is read.
parentPort?.postMessage(await readPriceList(workerData, choiceNames))
