/** People do not see it, robots fill it in: a form that has it filled is not stored. No field can have this name. */
export const formHoneypot = 'website_url';
