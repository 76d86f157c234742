import { useState } from 'react'
import { part } from '../../gallery/example.ts'
import type { Example } from '../../gallery/example.ts'
import { Button } from '../components/actions/button.tsx'
import { closeLabel } from '../content/labels.ts'
import { installLabel } from '../content/navigation.ts'
import { offlineNotice, storeOffer, updatePrompt } from '../content/notices.ts'
import { fillIn } from '../format.ts'
import { InstallSteps } from './install-steps.tsx'
import { NoticeBar } from './notice-bars.tsx'
import type { Notice } from './notice-store.ts'

export const examples: readonly Example[] = [
  noticePart('update', updatePrompt.text, [
    { label: updatePrompt.acceptLabel, isMain: true },
    { label: updatePrompt.dismissLabel },
  ]),
  noticePart('store', fillIn(storeOffer.text, { kilobytes: 245 }), [
    { label: storeOffer.acceptLabel, isMain: true },
    { label: storeOffer.dismissLabel },
  ]),
  noticePart('offline', offlineNotice.text, [{ label: closeLabel }]),
  part('InstallSteps', <StepsWithButton />),
]

function noticePart(name: Notice['name'], text: string, actions: Notice['actions']): Example {
  return part(`NoticeBar, ${name}`, <NoticeBar notice={{ name, text, actions }} />, 'night')
}

function StepsWithButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{installLabel}</Button>
      {isOpen && <InstallSteps onClose={() => setIsOpen(false)} />}
    </>
  )
}
