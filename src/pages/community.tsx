import { FreePlace } from '../components/call-to-action/free-place.tsx'
import { HeroCallToAction } from '../components/call-to-action/print-call-to-action.tsx'
import { CategoryPoints } from '../components/features/category-points.tsx'
import { IdeasOnShapes } from '../components/features/ideas-on-shapes.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { Week } from '../components/week/week.tsx'
import * as content from '../content/community.ts'
import { circles } from '../prints/circles.ts'
import { freePlace, freeQuarter } from '../prints/places/circles.ts'
import * as style from './community.module.css'
import { looks } from './looks.ts'

const look = looks['/community']

/** Community systems (/community). */
export function Page() {
  return (
    <PageStack
      hero={
        <PrintHero
          content={content.hero}
          drawing={circles}
          look={look}
          className={style.hero}
          frameClass={style.print}
        />
      }
    >
      <Section heading={content.week} ground="band" id="circles">
        <Week content={content.week} />
      </Section>
      <Section heading={content.capabilities} isLoud>
        <IdeasOnShapes groups={content.capabilities.groups} />
      </Section>
      <Section heading={content.points} ground="sand" isLoud id="points">
        <CategoryPoints content={content.points} />
      </Section>
      <HeroCallToAction content={content.callToAction} circle={freeQuarter} printClass={style.free}>
        <FreePlace {...freePlace} />
      </HeroCallToAction>
    </PageStack>
  )
}
