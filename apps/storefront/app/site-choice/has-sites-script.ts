import { customerCookie } from '@bouwpoort/contract/session-cookies';

/**
 * For the head of the document: before the first paint it is known that the strip may come (usp-bar.css), because this
 * device has seen sites of its user, or because a customer is logged in and nobody has looked yet.
 */
export const hasSitesScript = `try{const s=Object.entries(localStorage).flatMap(([k,v])=>k.startsWith('hasSites-')?[v]:[]);if(s.length?s.some(v=>v.startsWith('yes')):/(^|; )${customerCookie}=/.test(document.cookie))document.documentElement.dataset.hasSites=''}catch(e){console.warn(e)}`;
