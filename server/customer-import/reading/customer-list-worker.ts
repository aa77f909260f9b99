import { parentPort, workerData } from 'node:worker_threads'
import { readCustomerList } from './read-customer-list.ts'

// Beside the server's own thread, as price lists are read.
parentPort?.postMessage(await readCustomerList(workerData))
