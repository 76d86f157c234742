import { installLabel } from '../content/navigation.ts'

/**
 * The button that installs the site. It stands in every page's HTML and is seen only where and while it can work:
 * install-prompt.ts answers it and marks the document, styles.css hides it otherwise.
 */
export function InstallAction() {
  return (
    <button type="button" className="install-action button-quiet min-h-11">
      {installLabel}
    </button>
  )
}
