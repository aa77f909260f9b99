/** A ref that keeps the height of what floats over the page in a property of the page, for as long as it is there. */
export function measuredAs(property: `--${string}`) {
  return (bar: HTMLElement | null) => {
    if (!bar) return
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => page.setProperty(property, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      page.removeProperty(property)
    }
  }
}
