import { Tabs } from '@base-ui/react/tabs'
import { Activity, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './page-tabs.module.css'

export type PageTab<Value extends string> = {
  value: Value
  label: string
  count?: number | undefined
  /** What of it is new, in words. */
  news?: string | undefined
  content: ReactNode
}

type PageTabsProps<Value extends string> = {
  label: string
  tabs: readonly PageTab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Tabs inside a tab. */
  inner?: boolean
  /** What a tab shows follows from the address alone: a tab that is left is removed. */
  fromAddress?: boolean
}

/**
 * Tabs whose choice is in the address. product.md 2: a tab is loaded when it is first opened and cached with its state
 * from then on; while it is hidden it sends no requests.
 */
export function PageTabs<Value extends string>(props: PageTabsProps<Value>) {
  const { label, tabs, value, onChange, inner = false, fromAddress = false } = props
  const list = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<Value>>(new Set([value]))
  if (!opened.has(value)) setOpened(new Set([...opened, value]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address may open a tab that lies out of sight
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (tab) row?.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 })
  }, [value])
  return (
    <Tabs.Root
      value={value}
      onValueChange={(chosen: Value, { event }) => {
        // A tab that gets the focus back from a question is not chosen once more.
        if (
          !(event instanceof globalThis.FocusEvent) ||
          isInside(list.current, event.relatedTarget)
        )
          onChange(chosen)
      }}
    >
      <Tabs.List
        ref={list}
        activateOnFocus
        aria-label={label}
        className={`${styles.list} ${inner ? styles.inner : styles.outer}`}
        onFocus={show}
      >
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}> {tab.count}</span>}
            {tab.news === undefined ? null : (
              <span className={styles.news}>
                <span> {tab.news}</span>
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value} keepMounted>
          {tab.value === value || (opened.has(tab.value) && !fromAddress) ? (
            <Activity mode={tab.value === value ? 'visible' : 'hidden'}>{tab.content}</Activity>
          ) : null}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

/** A browser may leave a tab that is partly in view where it is. */
function show({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function isInside(list: Element | null, target: EventTarget | null): boolean {
  return target instanceof Element && list?.contains(target) === true
}
