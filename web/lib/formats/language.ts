/** The language of the pages, for `Intl`. Only event dates are Finnish (Specification, section 2). */
export const language = 'en-US';
