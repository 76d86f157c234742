import { useState } from 'react'
import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { accountNote } from '../../content/navigation.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

export const examples: readonly Example[] = [part('Dialog', <DialogWithButton />)]

function DialogWithButton() {
  const [isOpen, setIsOpen] = useState(false)
  const { title, text, closeLabel } = accountNote
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{title}</Button>
      <Dialog
        isOpen={isOpen}
        title={title}
        describedBy="dialog-text"
        closeLabel={closeLabel}
        end={undefined}
        onClose={() => setIsOpen(false)}
      >
        <p id="dialog-text">{text}</p>
      </Dialog>
    </>
  )
}
