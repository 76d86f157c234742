import { PrintHero } from '../components/hero/print-hero.tsx'
import { RoadHome } from '../components/road/road-home.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { audienceLinks } from '../content/audience-links.ts'
import { hero } from '../content/not-found.ts'
import { astray } from '../prints/astray.ts'
import { looks } from './looks.ts'
import * as style from './not-found.module.css'

const look = looks.notFound

/** The page for unknown paths. Its print is a path that is lost for a while, and then leads back to the site. */
export function Page() {
  return (
    <PageStack
      hero={
        <PrintHero
          content={hero}
          drawing={astray}
          look={look}
          className={style.words}
          frameClass={style.land}
        />
      }
    >
      <RoadHome links={audienceLinks} />
    </PageStack>
  )
}
