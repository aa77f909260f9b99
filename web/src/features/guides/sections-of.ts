export function sectionsOf<Item extends { section: string }>(
  items: readonly Item[],
): { name: string; items: Item[] }[] {
  const sections: { name: string; items: Item[] }[] = []
  for (const item of items) {
    const last = sections.at(-1)
    if (last?.name === item.section) last.items.push(item)
    else sections.push({ name: item.section, items: [item] })
  }
  return sections
}
