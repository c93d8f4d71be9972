/** For fields that may stay empty (the second argument of register). */
export const emptyAsNothing = { setValueAs: (text: string | number | null) => text || null };

export const emptyAsNoNumber = {
  setValueAs: (value: string | number | null) => (value === '' || value === null ? null : Number(value)),
};
