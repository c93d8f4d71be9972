/** An article to be put on an order list, by its id or its number. */
export interface ListedArticle {
  contentId?: string;
  code?: string;
  quantity: number;
  unit?: string;
}
