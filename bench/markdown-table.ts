export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, head.map(() => '---'), ...rows].map(markdownRow).join('\n')
}

export function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
