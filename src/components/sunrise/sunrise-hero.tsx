import type { HeroContent } from '../../content/types.ts'
import { Hero } from '../hero/hero.tsx'
import type { HeroLook } from '../hero/hero.tsx'
import * as style from './sunrise.module.css'
import { Sunrise, SunriseCaption } from './sunrise.tsx'
import type { SunriseCaptionProps, SunriseProps } from './sunrise.tsx'

interface SunriseHeroProps extends SunriseProps {
  content: HeroContent
  look: HeroLook
  caption: SunriseCaptionProps
}

/** The landing page's hero: the days of a year as a sun, which sets while the hero scrolls away. */
export function SunriseHero({ content, look, ridges, caption }: SunriseHeroProps) {
  return (
    <Hero
      content={content}
      print={<Sunrise ridges={ridges} />}
      caption={<SunriseCaption {...caption} />}
      isLegend
      className={style.words}
      frameClass={style.frame}
      look={look}
    />
  )
}
