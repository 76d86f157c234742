import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { RequestFormContent } from '../../content/types.ts'
import { copyText } from './copy.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { writeMessage } from './message.ts'
import type { RequestMessage } from './message.ts'
import { validate } from './validate.ts'
import type { Problems } from './validate.ts'
import { controlOf, emptyFields, emptyValues, fieldNames, fillEmptyFields, isEmpty, readValues } from './values.ts'
import type { Values } from './values.ts'

type Notice = keyof RequestFormContent['notices']

/** Two presses within this time are one double click and open one e-mail. */
const doubleClickInMilliseconds = 700
