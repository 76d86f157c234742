import { Text } from './text.tsx'

/** A paragraph that is quieter than the title above it. */
export function SoftText({ children }: { children: string }) {
  return (
    <p className="text-ink-soft">
      <Text>{children}</Text>
    </p>
  )
}
