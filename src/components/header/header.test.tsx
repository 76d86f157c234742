import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { accountNote, header } from '../../content/navigation.ts'
import { headerLinks } from '../../../tests/content/specification.ts'
import { renderSite } from '../../../tests/support/render-in-site.tsx'

/** The menu; hidden from roles while it is a closed popover, hence `hidden`. */
function menu(): HTMLElement {
  return screen.getByRole('navigation', { name: header.navigationLabel, hidden: true })
}

describe('the header', () => {
  test('has the links of the specification in its order', async () => {
    await renderSite('/')
    const links = within(menu())
      .getAllByRole('link', { hidden: true })
      .map((link) => ({ to: link.getAttribute('href'), label: link.textContent }))
    // The small screen's menu has a second row.
    expect(links).toEqual([...headerLinks, ...header.moreLinks])
  })

  test('leads home from its logo', async () => {
    await renderSite('/rewards')
    expect(screen.getByRole('link', { name: header.homeLabel }).getAttribute('href')).toBe('/')
  })

  test('marks the page that is open, and only that one', async () => {
    await renderSite('/rewards')
    const current = document.querySelectorAll('header [aria-current="page"]')
    expect([...current].map((link) => link.textContent)).toEqual(['Rewards'])
  })

  test('opens its menu without a script', async () => {
    await renderSite('/')
    // Which of its two names shows is up to the style sheet.
    const toggle = screen.getByText(header.menuLabel).closest('button')!
    expect(within(toggle).getByText(header.closeMenuLabel)).toBeTruthy()
    expect(menu().getAttribute('popover')).toBe('auto')
    expect(toggle.getAttribute('popovertarget')).toBe(menu().id)
  })

  test.each([header.signInLabel, header.getStartedLabel])('explains %s in a popover', async (label) => {
    await renderSite('/')
    const button = within(menu()).getByRole('button', { name: label, hidden: true })
    const note = screen.getByRole('dialog', { hidden: true })
    const title = within(note).getByText(accountNote.title)
    expect(note.getAttribute('aria-labelledby')).toBe(title.id)
    expect(button.getAttribute('popovertarget')).toBe(note.id)
    const contact = within(note).getByRole('link', { name: accountNote.links[1].label, hidden: true })
    expect(contact.getAttribute('href')).toBe('/contact')
    const close = within(note).getByRole('button', { name: accountNote.closeLabel, hidden: true })
    expect(close.getAttribute('popovertargetaction')).toBe('hide')
  })
})

test('the first link of every page skips to its content', async () => {
  await renderSite('/about')
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toBe(header.skipLabel)
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})
