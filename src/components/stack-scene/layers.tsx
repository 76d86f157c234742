import { Text } from '../text/text.tsx'
import * as style from './layers.module.css'

export interface LayersProps {
  layers: readonly { name: string; text: string }[]
  /** Level of the layers' headings. */
  level?: 3 | 4
}

/** The layers of a stack, from top to bottom. */
export function Layers({ layers, level = 3 }: LayersProps) {
  const Heading = `h${level}` as const
  return (
    <ol role="list" className={style.layers}>
      {layers.map((layer) => (
        <li key={layer.name}>
          <Heading className={style.name}>{layer.name}</Heading>{' '}
          <p className={style.text}>
            <Text>{layer.text}</Text>
          </p>
        </li>
      ))}
    </ol>
  )
}
