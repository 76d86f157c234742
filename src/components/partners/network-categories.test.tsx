import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MetricPicture } from '../metrics/metrics.tsx'
import { NetworkCategories } from './network-categories.tsx'
import { Samples } from '../snap-row/samples.tsx'
import { Slip } from '../slip/slip.tsx'
import { SpecificationTable } from '../table/specification-table.tsx'
import { smeOnboardingRandPerMonth } from '../../content/figures.ts'
import { categories, picture, samples, terms } from '../../content/network.ts'
import { notSettled } from '../../content/not-settled.ts'

test.each(categories.categories)('$title: three kinds of partner and how many more', (category) => {
  render(<NetworkCategories content={categories} />)
  const card = screen.getByRole('heading', { level: 3, name: category.title }).closest('details')!
  const kinds = within(card)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(kinds).toEqual(category.companies)
  expect(within(card).getByText(`+${category.morePartners} more partners`)).toBeTruthy()
})

test('every sample result is labelled as one and said by a kind of partner', () => {
  render(<Samples content={samples} />)
  const figures = screen.getAllByRole('figure')
  expect(figures).toHaveLength(3)
  for (const [index, figure] of figures.entries()) {
    const sample = samples.results[index]!
    expect(within(figure).getByText(samples.label)).toBeTruthy()
    expect(within(figure).getByText(sample.attribution).tagName).toBe('FIGCAPTION')
    expect(figure.querySelector('blockquote')?.textContent).toContain(sample.quote)
  }
})

test('the metrics over the picture are text', () => {
  render(<MetricPicture content={picture} print="/map.svg" />)
  expect(screen.getByRole('img', { name: picture.alt })).toBeTruthy()
  const labels = screen.getAllByRole('term').map((term) => term.textContent)
  expect(labels).toEqual(picture.metrics.map((metric) => metric.label))
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(values).toEqual(picture.metrics.map((metric) => metric.value))
})

test('a table of facts has a name and a heading in each row', () => {
  const facts = [{ name: 'Name', value: 'Value' }]
  render(<SpecificationTable caption="Facts" rows={facts} />)
  const rows = within(screen.getByRole('table', { name: 'Facts' })).getAllByRole('row')
  const found = rows.map((row) => ({
    name: within(row).getByRole('rowheader').textContent,
    value: within(row).getByRole('cell').textContent,
  }))
  expect(found).toEqual(facts)
})

test('the slip has all terms with the fee in large type, and a ring for each point that is not settled', () => {
  const { container } = render(<Slip content={terms} />)
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('term')).toEqual(terms.rows.map(({ name }) => name))
  expect(texts('definition')).toEqual(terms.rows.map(({ value }) => value))
  expect(container.querySelector('dd strong')!.textContent).toBe(`R${smeOnboardingRandPerMonth}`)
  expect(texts('listitem')).toEqual(notSettled.network)
})
