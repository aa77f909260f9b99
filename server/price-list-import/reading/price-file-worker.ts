import { parentPort, workerData } from 'node:worker_threads'
import { readPriceFile } from './read-price-file.ts'

// Beside the server's own thread, as catalogues are read.
parentPort?.postMessage(await readPriceFile(workerData))
