import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { dataPanel } from '../../content/data-panel.ts'
import type { DataFacts, Report } from './data-facts.ts'
import { DataPanel } from './data-panel.tsx'

export const examples: readonly Example[] = [
  dataPanelPart('stored before this visit', {
    state: 'stored',
    visitBytes: 0,
    since: new Date('2026-05-03T12:05:00Z'),
    storedBytes: 1_480_000,
    version: '3sk4sz2o',
  }),
  dataPanelPart('stored in this visit', {
    state: 'stored',
    visitBytes: 117_700,
    offlineBytes: 200_000,
    version: '3sk4sz2o',
  }),
  dataPanelPart(
    'a new version',
    { state: 'stored', hasUpdate: true, visitBytes: 300, version: '3sk4sz2o' },
    'ready',
  ),
  dataPanelPart('arriving', { state: 'arriving', visitBytes: 117_700 }),
  dataPanelPart('not stored, to save data', { state: 'absent', visitBytes: 117_700, reason: 'saveData' }),
  dataPanelPart('incomplete', { state: 'partial', visitBytes: 117_700 }, 'full'),
  dataPanelPart('removed', { state: 'absent', visitBytes: 0, reason: 'removed' }, 'removed'),
  dataPanelPart('private window', { state: 'impossible' }),
]

function dataPanelPart(name: string, facts: DataFacts, report?: Report): Example {
  return part(
    `DataPanel, ${name}`,
    <DataPanel
      words={dataPanel}
      facts={facts}
      report={report}
      onStore={nothing}
      onCheck={nothing}
      onUpdate={nothing}
      onRemove={nothing}
    />,
    'night',
  )
}

function nothing() {}
