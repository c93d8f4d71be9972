const pattern = /^([1-9][0-9]{0,4})([A-Za-z0-9 /-]{0,10})$/;

/** '12', '12a', '12-14', '3 bis': the number of a door with what may follow it. */
export function isHouseNumber(text: string): boolean {
  return pattern.test(text.trim());
}

/** '12a' → 12 and 'a': addresses keep the two apart. Nothing when it is no house number. */
export function splitHouseNumber(text: string): { houseNumber: number; suffix: string } | undefined {
  const [, digits, rest = ''] = text.trim().match(pattern) ?? [];
  return digits === undefined ? undefined : { houseNumber: Number(digits), suffix: rest.replace(/^[ /-]+/, '') };
}
