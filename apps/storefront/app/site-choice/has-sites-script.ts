/**
 * For the head of the document: before the first paint it is known that the strip may come (usp-bar.css), because this
 * device has seen sites of its user, or because a customer is logged in (session-cookies.ts) and nobody has looked yet.
 */
export const hasSitesScript = `try{const s=Object.entries(localStorage).map(([k,v])=>k.startsWith('hasSites-')?v:'').join('');if(s?/yes/.test(s):/customer=/.test(document.cookie))document.documentElement.dataset.hasSites=''}catch(e){console.warn(e)}`;
