import { type ReactNode, useRef } from 'react'

type FileButtonProps = {
  accept: string
  onChange: (file: File) => void
  children: (props: { onClick: () => void }) => ReactNode
}

/** A button that asks for a file, the same one again too. */
export function FileButton({ accept, onChange, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children({ onClick: () => input.current?.click() })}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onChange(file)
          currentTarget.value = ''
        }}
      />
    </>
  )
}
