/** A line beside the report, which alone goes to the standard output: when, since the process began, and what. */
export function reportProgress(line: string): void {
  process.stderr.write(`${process.uptime().toFixed(0)} s: ${line}\n`)
}
