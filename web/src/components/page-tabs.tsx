import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
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
  const choose = (chosen: string | null) => {
    const tab = tabs.find((tab) => tab.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <Tabs
      value={value}
      onChange={choose}
      keepMounted={!fromAddress}
      variant={inner ? 'pills' : 'default'}
    >
      <Tabs.List
        ref={list}
        aria-label={label}
        mb="lg"
        className={inner ? styles.inner : styles.list}
        onFocus={show}
      >
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} fz="md" py="sm">
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
        <Tabs.Panel key={tab.value} value={tab.value}>
          {opened.has(tab.value) ? tab.content : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** A browser may leave a tab that is partly in view where it is. */
function show({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
