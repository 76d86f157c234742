import { ActionRow } from '../../components/actions/actions.tsx'
import { Button, buttonLook } from '../../components/actions/button.tsx'
import { copyText } from '../../components/copy-text.ts'
import { mailtoOf } from '../../components/text/mailto.ts'
import { useAnnouncement } from '../../components/use-announcement.ts'
import type { DataPanelWords } from '../../content/data-panel.ts'
import { fillIn } from '../../format.ts'
import * as style from './data-panel.module.css'
import { recordedError } from './recorded-error.ts'

interface LastErrorProps {
  words: DataPanelWords['lastError']
  version: string
}

/** The last error of this tab, to copy or to send by e-mail: what is shown is all that is sent. */
export function LastError({ words, version }: LastErrorProps) {
  const error = recordedError()
  const [outcome, announce] = useAnnouncement<{ text: string }>()
  if (!error) return null
  const report = fillIn(words.report, { ...error, version })
  const copy = async () => announce({ text: (await copyText(report)) ? words.copied : words.copyFailed })
  return (
    <>
      <dl className={style.facts}>
        <div>
          <dt>{words.term}</dt>
          <dd className={style.error}>{report}</dd>
          <dd>{words.note}</dd>
        </div>
      </dl>
      <ActionRow className={style.choices}>
        <Button isSmall onClick={copy}>
          {words.copy}
        </Button>
        <a className={buttonLook({ isSmall: true })} href={mailtoOf(words.write, report)}>
          {words.write.label}
        </a>
      </ActionRow>
      <p role="status" className={style.report}>
        {outcome?.text}
      </p>
    </>
  )
}
