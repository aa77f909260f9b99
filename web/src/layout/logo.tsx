/** A hall's iron roof with its lantern and fan window, and one ripe fruit. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M15 12.5 24 5l9 7.5M18 10.5V16m12-5.5V16" />
      <path d="M3 23.5 14 16h20l11 7.5" />
      <path d="M7 21.5V42m34-20.5V42M3 42h42" />
      <path d="M12.5 42v-8.5a11.5 11.5 0 0 1 23 0V42M12.5 34H19m10 0h6.5M15.8 25.5l4.5 4.5m11.9-4.5-4.5 4.5M24 22v6" />
      <circle cx="24" cy="34" r="4.2" fill="var(--ripe)" stroke="none" />
    </svg>
  )
}
