import './prose.css'
import { PrintImage } from '../print/print.tsx'
interface ProseProps {
  paragraphs: readonly string[]
  /** Address of a print that stands beside the words in a wide window; it decorates. */
  print?: string
}

/** Running text, set a little larger than usual. */
export function Prose({ paragraphs, print }: ProseProps) {
  return (
    <>
      <div className="grid gap-5 content-start text-lg max-w-[42rem]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {print && <PrintImage src={print} alt="" className="tile" />}
    </>
  )
}
