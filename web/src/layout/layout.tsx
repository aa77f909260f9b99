import type { ReactNode } from 'react'

type LayoutProps = {
  /** The restaurant's cart button with its drawer: a feature, so the route brings it. */
  cart: ReactNode
  children: ReactNode
}

export function Layout({ cart, children }: LayoutProps) {
  return (
    <>
      <header>{cart}</header>
      <main>{children}</main>
    </>
  )
}
