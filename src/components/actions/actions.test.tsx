import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ActionLink, Actions } from './actions.tsx'
import { openApplication } from '../../content/careers.ts'
import { hero as fitnessHero } from '../../content/fitness.ts'
import { join } from '../../content/join.ts'
import { hero as rewardsHero } from '../../content/rewards.ts'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'

describe('a link', () => {
  test('leads to its page and to its place there', async () => {
    await renderInSite(<ActionLink action={{ label: 'Compare tiers', to: '/rewards', hash: 'tiers' }} />)
    expect(screen.getByRole('link', { name: 'Compare tiers' }).getAttribute('href')).toBe('/rewards#tiers')
  })

  test('without a place has no hash', async () => {
    await renderInSite(<ActionLink action={{ label: 'Contact us', to: '/contact' }} />)
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
  })
})

test('only the first action is the primary one', async () => {
  await renderInSite(<Actions actions={rewardsHero.actions} />)
  const classes = screen.getAllByRole('link').map((link) => link.className)
  expect(classes.map((name) => name.includes('button-primary'))).toEqual([true, false])
})

test('an e-mail opens with its subject and its questions', async () => {
  const { action } = join.cards[0]
  await renderInSite(<ActionLink action={action} />)
  const href = screen.getByRole('link', { name: action.label }).getAttribute('href')!
  expect(href).toMatch(/^mailto:/)
  const fields = new URLSearchParams(href.split('?')[1])
  expect(fields.get('subject')).toBe(action.subject)
  for (const question of action.questions) expect(fields.get('body')).toContain(question)
})

describe('a button that does nothing yet', () => {
  test.each([...fitnessHero.inert, ...openApplication.inert])('$label says so', async (action) => {
    await renderInSite(<Actions actions={[]} inert={[action]} />)
    const button = screen.getByRole('button', { name: action.label, description: action.reason })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(action.reason)).toBeTruthy()
  })

  test('stays within reach of the keyboard and leads nowhere', async () => {
    const before = location.href
    await renderInSite(<Actions actions={[]} inert={[fitnessHero.inert[0]]} />)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button'))
    await userEvent.keyboard('{Enter}')
    expect(location.href).toBe(before)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
