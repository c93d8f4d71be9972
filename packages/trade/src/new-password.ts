const characterClasses = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** Decisions, Registration: 9–64 characters, at least 2 of the 4 classes, wherever a password is set. Never trimmed. */
export function isNewPassword(text: string): boolean {
  return (
    text.length >= 9 && text.length <= 64 && characterClasses.filter((characters) => characters.test(text)).length >= 2
  );
}
