import { blocksOf, type PlanNode } from './plan-log.ts'

/**
 * A plan as it is read: a line for each node, those below it indented, with the rows it returned in all its loops, the
 * rows that it looked at and left out, and the blocks that it read itself. No costs and no times: the same statement on the
 * same data gives the same text.
 */
export function planText(root: PlanNode): string {
  return linesOf(root, 0).join('\n')
}

/** The same for plans that differ by index, direction, sort keys and figures only. */
export function planShape(root: PlanNode): string {
  return planText(root)
    .replaceAll(/:.*| by [^:]*| backward| using \w+/g, '')
    .replaceAll(/Index Only Scan/g, 'Index Scan')
}

function linesOf(node: PlanNode, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const below = (node.Plans ?? []).flatMap((child) => linesOf(child, depth + 1))
  return [`${indent}${nameOf(node)}: ${workOf(node).join(', ')}`, ...below]
}

function nameOf(node: PlanNode): string {
  const { 'Subplan Name': subplan, 'Sort Key': sortKey, 'CTE Name': cte } = node
  const { 'Node Type': type, 'Join Type': join, 'Relation Name': table, 'Index Name': index } = node
  return [
    subplan && `[${subplan}]`,
    join && join !== 'Inner' ? `${type} (${join})` : type,
    node['Scan Direction'] === 'Backward' && 'backward',
    index && `using ${index}`,
    table && `on ${table}`,
    cte && `on ${cte}`,
    sortKey && `by ${sortKey.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function workOf(node: PlanNode): string[] {
  const loops = node['Actual Loops']
  if (loops === 0) return ['never executed']
  const total = (rows = 0) => Math.round(rows * loops)
  const removed = total(node['Rows Removed by Filter']) + total(node['Rows Removed by Join Filter'])
  const rechecked = total(node['Rows Removed by Index Recheck'])
  const blocks = ownBlocksOf(node)
  return [
    counted(total(node['Actual Rows']), 'row'),
    ...(loops > 1 ? [`${loops} loops`] : []),
    ...(removed > 0 ? [`${removed} removed by filter`] : []),
    ...(rechecked > 0 ? [`${rechecked} removed by recheck`] : []),
    ...(blocks > 0 ? [counted(blocks, 'block')] : []),
  ]
}

/** Those of a common table expression count where it is made, not where it is read. */
function ownBlocksOf(node: PlanNode): number {
  if (node['Node Type'] === 'CTE Scan') return 0
  return blocksOf(node) - (node.Plans ?? []).reduce((sum, one) => sum + blocksOf(one), 0)
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
