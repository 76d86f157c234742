/** One file with the HTML of every page by its address: a first visit fetches it instead of twelve (decision 021). */
export const pagesFile = '/pages.json'

/** Whether an address on the worker's list is that of a page. */
export function isPage(address: string): boolean {
  return !address.includes('.') || address.endsWith('.html')
}
