/** Keys that the journey presses, by their names in the DOM. */
export type KeyName = 'Escape' | 'Enter' | 'Tab'

/**
 * A browser as the journey uses it: the little that Playwright and WebDriver have in common, so that the journey is
 * written once. What the page looks like is asked with a script in the page.
 */
export interface Driver {
  /** Loads an address as a visitor who types it; resolves when the page has loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page. It sees the page and its argument, and nothing around it here. */
  evaluate<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  /** Clicks on the middle of the first element that a selector matches, after scrolling to it. */
  click(selector: string): Promise<void>
  /** Clicks into an empty field and types. */
  type(selector: string, text: string): Promise<void>
  press(key: KeyName): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Closes the browser and whatever was started for it. */
  quit(): Promise<void>
}

/** A browser that the journey is run in. */
export interface Engine {
  /** Engine and product, for the table. */
  name: string
  /** Starts it with an empty profile and a window narrow enough for the toggled menu. */
  start(): Promise<{ driver: Driver; version: string }>
}

/** Size of the window in CSS pixels, where the engine can be that narrow. */
export const windowSize = { width: 480, height: 800 }
