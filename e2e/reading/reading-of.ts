import type { CDPSession, Page } from '@playwright/test'

type Value = { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] }
type Node = {
  nodeId: string
  ignored: boolean
  role?: Value
  name?: Value
  value?: Value
  description?: Value
  properties?: { name: string; value: Value }[]
  childIds?: string[]
  backendDOMNodeId?: number
}
type Tree = {
  of: (id: string) => Node | undefined
  ofElement: (backendDOMNodeId: number) => Node | undefined
  attributesOf: (node: Node) => ReadonlyMap<string, string> | undefined
}

/** Without a meaning of their own: what is in them is read. */
const PASSED = new Set([
  'generic',
  'none',
  'paragraph',
  'sectionheader',
  'sectionfooter',
  'LabelText',
  'Legend',
  'MenuListPopup',
  'strong',
  'emphasis',
])
const NOTHING = new Set(['InlineTextBox', 'LineBreak', 'ListMarker'])
/** Their content is their value. */
const TYPED_INTO = new Set(['textbox', 'searchbox', 'spinbutton'])
/** As in every page. */
const ROOT = 'RootWebArea'
const FOLDED = '…'
const STATES = [
  'focused',
  'disabled',
  'required',
  'invalid',
  'readonly',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'hasPopup',
  'autocomplete',
  'multiselectable',
  'modal',
  'busy',
  'valuetext',
]
/** They mean something when they are false, too. */
const SAID_WHEN_FALSE = new Set(['checked', 'pressed', 'selected', 'expanded'])
/** What is announced, and what the tree leaves out. */
const ATTRIBUTES = ['aria-live', 'aria-current', 'aria-sort']

/**
 * A page as a screen reader reads it, from top to bottom, by the browser's accessibility tree: a line for each role with its
 * name, states, value and description. `folded`: roles whose content is left out.
 */
export async function readingOf(page: Page, folded: readonly string[] = []): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  const attributes = await readAttributes(client)
  await client.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const byElement = new Map(nodes.map((node) => [node.backendDOMNodeId, node]))
  const tree: Tree = {
    of: (id) => byId.get(id),
    ofElement: (id) => byElement.get(id),
    attributesOf: ({ backendDOMNodeId = -1 }) => attributes.get(backendDOMNodeId),
  }
  const [root] = nodes
  if (!root) throw new Error('the page has no accessibility tree')
  return linesOf(root, tree, folded)
}

async function readAttributes(client: CDPSession): Promise<Map<number, Map<string, string>>> {
  await client.send('DOM.enable')
  const { nodes } = await client.send('DOM.getFlattenedDocument', { depth: -1 })
  return new Map(
    nodes.map(({ backendNodeId, attributes = [] }) => [
      backendNodeId,
      new Map(
        attributes.flatMap((name, at) => (at % 2 === 0 ? [[name, attributes[at + 1] ?? '']] : [])),
      ),
    ]),
  )
}

function linesOf(node: Node, tree: Tree, folded: readonly string[]): string[] {
  const role = String(node.role?.value)
  if (NOTHING.has(role)) return []
  const name = String(node.name?.value ?? '')
  if (role === 'StaticText') return [text(name)]
  const within = withinOf(node, role, tree, folded)
  const states = node.ignored || role === ROOT ? [] : statesOf(node, role, tree)
  const isPassed = PASSED.has(role) && states.length === 0 && name === ''
  if (node.ignored || isPassed) return within
  const line = [role, ...(name === '' ? [] : [quoted(name)]), ...states].join(' ')
  const already = [name, String(node.value?.value ?? '')].map((words) => bare(text(words)))
  const isSaid = within.length === 1 && already.includes(bare(within[0] ?? ''))
  return [line, ...(isSaid ? [] : within.map((one) => `  ${one}`))]
}

function withinOf(node: Node, role: string, tree: Tree, folded: readonly string[]): string[] {
  if (TYPED_INTO.has(role)) return []
  if (folded.includes(role)) return [FOLDED]
  const children = (node.childIds ?? []).flatMap((id) => tree.of(id) ?? [])
  return joined(children.flatMap((one) => linesOf(one, tree, folded)))
}

function statesOf(node: Node, role: string, { ofElement, attributesOf }: Tree): string[] {
  const { properties = [], value, description } = node
  const given = new Map(properties.map((one) => [one.name, String(one.value.value)]))
  const isLevelled = role === 'heading'
  const states = [...STATES, ...(isLevelled ? ['level'] : [])].flatMap((name) =>
    state(name, given.get(name)),
  )
  const attributes = ATTRIBUTES.flatMap((name) => state(name, attributesOf(node)?.get(name)))
  const said = (what: string, of: Value | undefined) =>
    of?.value === undefined || of.value === '' ? [] : [`${what}: ${quoted(String(of.value))}`]
  const active = properties.find(({ name }) => name === 'activedescendant')?.value.relatedNodes
  const activeOne = active?.[0] && ofElement(active[0].backendDOMNodeId)?.name
  return [
    ...states,
    ...attributes,
    ...said('active', activeOne),
    ...said('value', value),
    ...said('description', description),
  ]
}

function state(name: string, value: string | undefined): string[] {
  if (value === undefined || value === '') return []
  if (value === 'true') return [`[${name}]`]
  if (value === 'false' && !SAID_WHEN_FALSE.has(name)) return []
  return [`[${name}=${value}]`]
}

/** One text however many parts its line is built of. */
function joined(lines: readonly string[]): string[] {
  const found: string[] = []
  let words: string[] = []
  const end = () => {
    const sentence = clean(words.join(' '))
    if (sentence !== '') found.push(text(sentence))
    words = []
  }
  for (const line of lines) {
    if (line.startsWith(TEXT)) words.push(JSON.parse(line.slice(TEXT.length)))
    else {
      end()
      found.push(line)
    }
  }
  end()
  return found
}

const TEXT = 'text '
const text = (words: string) => `${TEXT}${JSON.stringify(words)}`
const quoted = (words: string) => JSON.stringify(clean(words))
const clean = (words: string) => words.replace(/\s+/g, ' ').trim()
const bare = (words: string) => words.replace(/\s+/g, '')
