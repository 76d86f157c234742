import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { accountNote, header } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { status } from '../../content/status.ts'
import { Header } from './header.tsx'
import { StatusLine } from './status-line.tsx'

const bar = (
  <Header siteName={site.name} content={header} accountNote={accountNote} installAction={undefined} />
)

export const examples: readonly Example[] = [
  // The bar is fixed to the window; here to its frame.
  part(
    'Header, with its menu and account note',
    <div style={{ contain: 'layout', height: '4.5rem' }}>{bar}</div>,
    'night',
  ),
  ...(status.line ? [part('StatusLine', <StatusLine content={status.line} />, 'night')] : []),
]
