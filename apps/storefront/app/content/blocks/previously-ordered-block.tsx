/** What the customer ordered before. Visitors have no orders; for customers it comes with their orders. */
export function PreviouslyOrderedBlock() {
  return null;
}
