/** The draft's name in session storage. In a module of its own, because the data panel reads it on every page. */
export const draftKey = 'request-form-draft'
