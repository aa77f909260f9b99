// It has no types of its own.
declare module 's3rver' {
  import type { RequestListener } from 'node:http'
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default class S3rver {
    constructor(options: object)
    run(): Promise<{ port: number }>
    callback(): RequestListener
    close(): Promise<void>
  }
}
