import { heroPrint } from '../hero/hero.tsx'
import type { Drawing } from '../../prints/drawing.ts'
import { PrintFrame, Threads } from '../print/print.tsx'

/** The plates of the stack, and the strands between two of them. */
export type StackParts = Record<'government' | 'bridge' | 'citizens' | 'strands', Drawing>

/** The id of a part, so that the scene can show it again. */
export function partId(part: keyof StackParts): string {
  return `stack-${part}`
}

/** The stack in a hero, enlarged so that it fills the frame. Every part has its own id. */
export function StackPrint({ parts, view }: { parts: StackParts; view: string }) {
  return (
    <PrintFrame isPart view={view} fit="xMidYMid slice">
      <g id={heroPrint}>
        {(['citizens', 'bridge', 'strands', 'government'] as const).map((part) => (
          <g
            key={part}
            transform={
              part === 'citizens' ? 'translate(0 480)' : part === 'bridge' ? 'translate(0 240)' : undefined
            }
          >
            <g id={partId(part)}>
              <Threads drawing={parts[part]} />
            </g>
          </g>
        ))}
      </g>
    </PrintFrame>
  )
}
