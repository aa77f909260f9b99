import { expect, test } from 'vitest'
import type { PlanNode } from './plan-log.ts'
import { planShape, planText } from './plan-text.ts'

const scan: PlanNode = {
  'Node Type': 'Index Scan',
  'Scan Direction': 'Backward',
  'Index Name': 'product_price',
  'Relation Name': 'product',
  'Actual Rows': 2.5,
  'Actual Loops': 4,
  'Rows Removed by Filter': 0.5,
  'Rows Removed by Index Recheck': 1,
  'Shared Hit Blocks': 30,
  'Shared Read Blocks': 5,
}
const once = { 'Actual Rows': 1, 'Actual Loops': 1 }

test.each<[string, PlanNode, string]>([
  [
    'A scan',
    scan,
    'Index Scan backward using product_price on product: 10 rows, 4 loops, 2 removed by filter, 4 removed by recheck, 35 blocks',
  ],
  [
    'What lies below is indented, and its blocks are its own',
    { 'Node Type': 'Limit', ...once, 'Shared Hit Blocks': 36, Plans: [scan] },
    `Limit: 1 row, 1 block\n  ${planText(scan)}`,
  ],
  [
    'A sorting names its keys',
    { 'Node Type': 'Sort', ...once, 'Sort Key': ['name', 'public_id DESC'] },
    'Sort by name, public_id DESC: 1 row',
  ],
  [
    'A join that is not an inner one says which',
    { 'Node Type': 'Nested Loop', 'Join Type': 'Left', ...once },
    'Nested Loop (Left): 1 row',
  ],
  [
    'An inner join does not',
    { 'Node Type': 'Nested Loop', 'Join Type': 'Inner', ...once },
    'Nested Loop: 1 row',
  ],
  [
    'A common table expression is named where it is made and where it is read',
    {
      'Node Type': 'CTE Scan',
      'CTE Name': 'served',
      ...once,
      'Shared Hit Blocks': 9,
      Plans: [
        { 'Node Type': 'Result', 'Subplan Name': 'CTE served', ...once, 'Shared Hit Blocks': 9 },
      ],
    },
    'CTE Scan on served: 1 row\n  [CTE served] Result: 1 row, 9 blocks',
  ],
  [
    'What was not needed',
    { 'Node Type': 'Result', 'Actual Rows': 0, 'Actual Loops': 0 },
    'Result: never executed',
  ],
])('%s', (_name, plan, text) => {
  expect(planText(plan)).toBe(text)
})

test('Plans are alike when only index, direction and figures differ', () => {
  const forward = {
    ...scan,
    'Scan Direction': 'Forward',
    'Index Name': 'product_name',
    'Actual Rows': 3,
  }
  const above = (child: PlanNode): PlanNode => ({ 'Node Type': 'Limit', ...once, Plans: [child] })
  expect(planShape(above(forward))).toBe(planShape(above(scan)))
  expect(planShape(above({ ...scan, 'Relation Name': 'supplier' }))).not.toBe(
    planShape(above(scan)),
  )
  expect(planShape(scan)).not.toBe(planShape(above(scan)))
})
