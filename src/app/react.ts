/** React alone, so that it can be fetched and run in a step of its own. */
export { hydrateRoot } from 'react-dom/client'
