/**
 * For the head of the document: reserves the space of the bar of building sites before the first paint (usp-bar.css),
 * if this device knows sites of its user, or if a customer is logged in (session-cookies.ts) and it is not known yet.
 */
export const hasJobsitesScript = `try{const s=Object.entries(localStorage).map(([k,v])=>k.startsWith('hasSites-')?v:'').join('');if(s?/yes/.test(s):/customer=/.test(document.cookie))document.documentElement.dataset.hasSites=''}catch(e){console.warn(e)}`;
