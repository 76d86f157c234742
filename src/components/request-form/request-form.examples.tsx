import { createRef } from 'react'
import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as contact from '../../content/contact.ts'
import { ComposedMessage } from './composed-message.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { FormNotices } from './form-notices.tsx'
import * as style from './request-form.module.css'
import { RequestForm } from './request-form.tsx'
import { writeMessage } from './request-mail.ts'
import type { FormNotice } from './use-request-form.ts'
import { validate } from './validate.ts'
import { fieldNames, fillFields } from './values.ts'
import type { Values } from './values.ts'

const content = contact.requestForm

/** The request of somebody whose system should connect. */
const typed: Values = {
  firstName: 'Sample',
  lastName: 'Person',
  email: 'name@example.org',
  systemRequirements: 'Our clinic’s appointments, for members who agree.',
  technicalSpecifications: '',
}

/** A missing text, an incomplete address, and a text that is too long: each kind of error. */
const wrong: Values = {
  ...typed,
  lastName: '',
  email: 'name.example.org',
  systemRequirements: `${typed.systemRequirements} `.repeat(10),
}

/** What each action says. */
const notices: readonly FormNotice['name'][] = [
  'draftFound',
  'mailOpened',
  'mailToPaste',
  'mailToCopy',
  'copied',
  'copyFailed',
  'cleared',
  'restored',
  'empty',
]

const problems = validate(wrong, content.fields)

export const examples: readonly Example[] = [
  part('RequestForm', <RequestForm content={content} />),
  part(
    'RequestForm, its fields after a press with wrong ones',
    <form
      ref={(form) => {
        if (form) fillFields(form, wrong)
      }}
      className={style.form}
    >
      <ErrorSummary problems={problems} content={content} />
      {fieldNames.map((name) => (
        <Field
          key={name}
          name={name}
          content={content.fields[name]}
          words={content}
          value={wrong[name]}
          problem={problems[name]}
        />
      ))}
    </form>,
  ),
  part(
    'FormNotices, after each action',
    <div className={style.form}>
      {notices.map((name) => (
        <FormNotices key={name} ref={createRef()} notice={{ name }} words={content.notices} />
      ))}
    </div>,
  ),
  part(
    'ComposedMessage',
    <div className={style.form}>
      <ComposedMessage
        message={writeMessage(typed, content)}
        content={content}
        textRef={createRef()}
        linkRef={createRef()}
        onCopy={() => {}}
      />
    </div>,
  ),
]
