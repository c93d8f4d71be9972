/** For the head of the document: before the first paint it is known that the strip may come (usp-bar.css). */
export const hasSitesScript = `try{if(/^yes/m.test(Object.entries(localStorage).map(([k,v])=>k.startsWith('hasSites-')?v:'').join('\\n')))document.documentElement.dataset.hasSites=''}catch(e){console.warn(e)}`;
