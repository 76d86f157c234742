import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { headerLinks } from '../../../shared/specification.ts'
import { renderSite } from '../../../tests/support/render-in-site.tsx'
import { accountNote, header } from '../../content/navigation.ts'

beforeEach(async () => void (await renderSite('/rewards')))

/** The menu; hidden from roles while it is a closed popover, hence `hidden`. */
function menu(): HTMLElement {
  return screen.getByRole('navigation', { name: header.navigationLabel, hidden: true })
}

test('the first link skips to the content, the logo leads home, and the menu has the links of the specification', () => {
  const [skip] = screen.getAllByRole('link')
  expect(skip?.textContent).toBe(header.skipLabel)
  expect(skip?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
  expect(screen.getByRole('link', { name: header.homeLabel }).getAttribute('href')).toBe('/')
  const links = within(menu()).getAllByRole('link', { hidden: true })
  const found = links.map((link) => ({ to: link.getAttribute('href'), label: link.textContent }))
  // The small screen's menu has a second row.
  expect(found).toEqual([...headerLinks, ...header.moreLinks])
  const current = document.querySelectorAll('header [aria-current="page"]')
  expect(Array.from(current, (link) => link.textContent)).toEqual(['Rewards'])
})

test('the menu is a popover, and the account note a dialog that is closed as a popover without the script', () => {
  const toggle = screen.getByRole('button', { name: header.menuLabel })
  expect(menu().getAttribute('popover')).toBe('auto')
  expect(toggle.getAttribute('popovertarget')).toBe(menu().id)

  const note = screen.getByRole('dialog', { hidden: true })
  expect(note.getAttribute('aria-labelledby')).toBe(within(note).getByText(accountNote.title).id)
  for (const name of [header.signInLabel, header.getStartedLabel]) {
    const button = within(menu()).getByRole('button', { name, hidden: true })
    // "Collapsed", as buttons of popovers say, would be heard for ever.
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
    expect(button.getAttribute('popovertarget')).toBeNull()
  }
  const cards = within(note).getByRole('list', { hidden: true })
  expect(cards.getAttribute('role'), 'Safari takes the role from a list without bullets').toBe('list')
  const close = within(note).getByRole('button', { name: accountNote.closeLabel, hidden: true })
  expect(close.getAttribute('popovertargetaction')).toBe('hide')
})
