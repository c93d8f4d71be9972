/** For fields that may stay empty (the second argument of register). */
export const emptyAsNull = { setValueAs: (text: string | number | null) => text || null };

export const emptyAsNullNumber = {
  setValueAs: (value: string | number | null) => (value === '' || value === null ? null : Number(value)),
};
