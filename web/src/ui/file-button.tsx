import { type ReactNode, useRef } from 'react'

type FileButtonProps = {
  accept: string
  /** With several, all of them. */
  multiple?: boolean
  /** From a phone's camera. */
  capture?: 'environment'
  onChange: (file: File, files: readonly File[]) => void
  children: (props: { onClick: () => void }) => ReactNode
}

/** A button that asks for a file, the same one again too. */
export function FileButton({ onChange, children, ...asked }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children({ onClick: () => input.current?.click() })}
      <input
        ref={input}
        type="file"
        {...asked}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files[0]) onChange(files[0], files)
          currentTarget.value = ''
        }}
      />
    </>
  )
}
