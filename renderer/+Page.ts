// vike requires a Page; +onRenderHtml.ts renders the routes instead.
export default {}
