/**
 * Words, sizes and codes come analysed: `search/language` reads texts the same way for every engine, with the words of
 * the catalogue that no analyser of the cluster knows. So the index holds terms, and how much each says (`impact`).
 */
export const productIndex = {
  settings: {
    // Of one shard counts are exact, and a shop of a million products is a few gigabytes.
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    refresh_interval: '1s',
    max_result_window: 110_000,
    'mapping.total_fields.limit': 50,
  },
  mappings: {
    dynamic: false,
    properties: {
      id: { type: 'integer' },
      /** From here on nothing of it is on offer; 0 when nothing is. */
      until: { type: 'double' },
      /** When a date changes what is on offer. */
      dueAt: { type: 'double' },
      impact: { type: 'rank_features' },
      /** All terms; those outside descriptions; those in what the product is called. */
      words: { type: 'keyword', doc_values: false },
      strong: { type: 'keyword', doc_values: false },
      named: { type: 'keyword', doc_values: false },
      codes: { type: 'keyword', doc_values: false },
      typeWord: { type: 'keyword', doc_values: false },
      typeStem: { type: 'keyword', doc_values: false },
      brand: { type: 'keyword' },
      line: { type: 'keyword' },
      type: { type: 'keyword' },
      stock: { type: 'keyword' },
      /** 'key:value' of every feature that is a filter, whatever features there are; and the values alone. */
      features: { type: 'keyword', ignore_above: 8000 },
      featureValues: { type: 'keyword', doc_values: false, ignore_above: 8000 },
      categories: { type: 'integer' },
      category: { type: 'integer' },
      standing: { type: 'integer' },
      orderCount: { type: 'integer' },
      startPublish: { type: 'double' },
      nameKey: { type: 'keyword' },
    },
  },
} as const;

/** What processes share beside the products: the words of each shop, and how far the log has been read. */
export const wordsIndex = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
  mappings: { dynamic: false, properties: { ventureId: { type: 'keyword' }, at: { type: 'integer' } } },
} as const;

export const stateIndex = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
  mappings: { dynamic: false },
} as const;
