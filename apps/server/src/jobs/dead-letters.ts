/** Where jobs go that nobody could do; they stay there until a person has looked, or long enough (KEEP_DEAD_LETTERS_DAYS). */
export const deadLetterQueue = 'dead-letter';
