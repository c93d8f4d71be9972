/** An article to add to an order list, by its id or its number. */
export interface ListedArticle {
  contentId?: string;
  code?: string;
  quantity: number;
  unit?: string;
}

/** A product whose variant must still be chosen. */
interface VariantQuestion {
  question: string;
  options: readonly { contentId: string; label: string }[];
  quantity: number;
}

export type ListedArticles = readonly ListedArticle[] | VariantQuestion;
