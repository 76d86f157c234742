import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { footer } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { Footer } from './footer.tsx'

export const examples: readonly Example[] = [section('Footer', <Footer site={site} content={footer} />)]
