import { useHydrated } from '@tanstack/react-router'
import type { RequestFormWords } from '../../content/contact.ts'
import { supportEmail } from '../../support-email.ts'
import { ActionRow } from '../actions/actions.tsx'
import { Button, buttonLook } from '../actions/button.tsx'
import { ignoreHeldEnter } from '../one-press.ts'
import { Text } from '../text/text.tsx'
import { ComposedMessage } from './composed-message.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { FormNotices } from './form-notices.tsx'
import * as style from './request-form.module.css'
import { blankMailtoHref } from './request-mail.ts'
import { useRequestForm } from './use-request-form.ts'
import { fieldNames, isEmpty } from './values.ts'

/**
 * The integration request. It writes an e-mail and opens it in the visitor's mail program; the site sends
 * nothing. Before hydration a mail link replaces the buttons without moving the layout. Without JavaScript
 * only the mail link is shown.
 */
export function RequestForm({ content }: { content: RequestFormWords }) {
  const isHydrated = useHydrated()
  const { refs, state, handlers } = useRequestForm(content)
  const { notices } = content
  return (
    // Submitting without the script does nothing: method="dialog" puts no field into an address.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any field sends the form
    <form
      ref={refs.form}
      method="dialog"
      noValidate
      className={style.form}
      onInput={handlers.handleInput}
      onSubmit={handlers.handleSubmit}
      onKeyDown={ignoreHeldEnter}
      data-unsaved={!state.isDraftKept && !isEmpty(state.values)}
    >
      <div className={style.fields}>
        <p className={style.head}>
          {`${content.message.to}: `}
          <b>{supportEmail}</b>
        </p>
        {state.notice?.name === 'errors' && <ErrorSummary problems={state.problems} content={content} />}
        {fieldNames.map((name) => (
          <Field
            key={name}
            name={name}
            content={content.fields[name]}
            words={content}
            value={state.values[name]}
            problem={state.problems[name]}
          />
        ))}
      </div>
      <div className={style.end}>
        <div className={style.controls} inert={!isHydrated}>
          <p className={style.hint}>
            {notices.nothingSent} {state.isDraftKept ? notices.draftKept : notices.draftNotKept}
          </p>
          <ActionRow className={style.actions}>
            <Button type="submit" emphasis="primary">
              {content.submit}
            </Button>
            <Button ref={refs.clear} onClick={handlers.handleClear}>
              {content.clear}
            </Button>
            {state.canUndo && <Button onClick={handlers.handleUndo}>{content.undo}</Button>}
          </ActionRow>
          <FormNotices ref={refs.notices} notice={state.notice} words={notices} />
          {state.message && (
            <ComposedMessage
              message={state.message}
              content={content}
              textRef={refs.text}
              linkRef={refs.link}
              onCopy={handlers.handleCopy}
            />
          )}
        </div>
        {!isHydrated && (
          <div>
            <p className={style.hint}>
              <Text>{content.mail.before}</Text>
            </p>
            <ActionRow className={style.actions}>
              <a href={blankMailtoHref(content)} className={buttonLook({ emphasis: 'primary' })}>
                {content.mail.label}
              </a>
            </ActionRow>
          </div>
        )}
      </div>
    </form>
  )
}
